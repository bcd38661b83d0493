import type { EmbedPlace } from '@foyer/embed/place';
import type { BookingQuery } from '@foyer/domain';
import type { BaseSession, ConfirmationSession, VenueSession } from '@foyer/session';
import type { Route } from '@foyer/sites';

/** Tells the page around a tag what happens in it; returns what ends that. */
export function tellOfSession(
  session: BaseSession | null,
  route: Route,
  tell: EmbedPlace['tell'],
): () => void {
  if (route.page === 'checkout' || route.page === 'book') tell({ name: 'cart' });
  if (session !== null && isOfVenue(session)) return tellOfVenue(session, tell);
  if (session !== null && isOfConfirmation(session) && session.isFirstView)
    return tellOfOrder(session, tell);
  return () => undefined;
}

const isOfVenue = (session: BaseSession): session is VenueSession =>
  'page' in session && session.page === 'venue';
const isOfConfirmation = (session: BaseSession): session is ConfirmationSession =>
  'page' in session && session.page === 'confirmation';

function tellOfVenue(
  { query, offers, selection }: VenueSession,
  tell: EmbedPlace['tell'],
): () => void {
  const tellQuery = () => tell({ name: 'query', detail: detailOf(query.get()) });
  const tellOffers = () => {
    const { offers: found, loading } = offers.get();
    if (found && !loading)
      tell({
        name: 'offers',
        detail: { rooms: found.rooms.length, packages: found.packages.length },
      });
  };
  let told: string | null = null;
  const tellSelection = () => {
    const chosen = selection.get();
    const detail = chosen && {
      kind: chosen.kind,
      id: chosen.kind === 'room' ? chosen.offer.room.id : chosen.offer.package.id,
    };
    const id = detail && `${detail.kind} ${detail.id}`;
    // The selection is evaluated again with each change of the meeting.
    if (id === told) return;
    told = id;
    tell({ name: 'select', detail });
  };
  tellQuery();
  tellOffers();
  const stops = [
    query.subscribe(tellQuery),
    offers.subscribe(tellOffers),
    selection.subscribe(tellSelection),
  ];
  return () => stops.forEach((stop) => stop());
}

const detailOf = ({ delegates, meetingLength, start, end, layout }: BookingQuery) => ({
  delegates,
  meetingLength,
  start,
  end,
  layout: layout === '_none' ? null : String(layout),
});

/** Once, when the order is known. */
function tellOfOrder({ confirmation }: ConfirmationSession, tell: EmbedPlace['tell']): () => void {
  let stop = () => {};
  const look = () => {
    const state = confirmation.get();
    if (state.kind !== 'ready') return;
    stop();
    stop = () => {};
    const { isEnquiry, total, events } = state.confirmation;
    const detail = { orderNumber: events[0]?.orderNumber ?? null, total };
    tell({ name: isEnquiry ? 'enquired' : 'booked', detail });
  };
  stop = confirmation.subscribe(look);
  look();
  return () => stop();
}
