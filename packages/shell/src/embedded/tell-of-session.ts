import type { EmbedPlace } from '@foyer/embed/place';
import type { BookingQuery } from '@foyer/domain';
import type {
  BaseSession,
  CartSession,
  ConfirmationSession,
  OfficeSession,
  PropertySession,
  Readable,
  VenueSession,
} from '@foyer/session';

/**
 * Tells the page around a tag what happens in a session: that of a page, or that of a checkout that
 * takes another page's place. Returns what ends that.
 */
export function tellOfSession(session: BaseSession, tell: EmbedPlace['tell']): () => void {
  if (isOfVenue(session)) return tellOfVenue(session, tell);
  if (isOfCheckout(session)) return tellOfCheckout(session.checkout, tell);
  if (isOfConfirmation(session) && session.isFirstView) return tellOfOrder(session, tell);
  return () => undefined;
}

type AnyCheckout = CartSession | PropertySession | OfficeSession;
type Shown = ReturnType<AnyCheckout['checkout']['get']>;

const isOfVenue = (session: BaseSession): session is VenueSession =>
  'page' in session && session.page === 'venue';
const isOfCheckout = (session: BaseSession): session is AnyCheckout => 'checkout' in session;
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

/** Each once: that the checkout shows its cart, and that it has booked, where it shows that itself. */
function tellOfCheckout(checkout: Readable<Shown>, tell: EmbedPlace['tell']): () => void {
  const stopCart = once(checkout, (state) => {
    if (state.kind !== 'ready') return false;
    tell({ name: 'cart' });
    return true;
  });
  const stopBooked = once(checkout, (state) => {
    if (state.kind !== 'done') return false;
    const { orderNumber, total } = state.order;
    tell({ name: 'booked', detail: { orderNumber, total } });
    return true;
  });
  return () => {
    stopCart();
    stopBooked();
  };
}

/** Once, when the order is known. */
const tellOfOrder = ({ confirmation }: ConfirmationSession, tell: EmbedPlace['tell']) =>
  once(confirmation, (state) => {
    if (state.kind !== 'ready') return false;
    const { isEnquiry, total, events } = state.confirmation;
    const detail = { orderNumber: events[0]?.orderNumber ?? null, total };
    tell({ name: isEnquiry ? 'enquired' : 'booked', detail });
    return true;
  });

/** Reads the state, and each later one, until `isTold` returns `true`. */
function once<State>(of: Readable<State>, isTold: (state: State) => boolean): () => void {
  if (isTold(of.get())) return () => undefined;
  const stop = of.subscribe(() => {
    if (isTold(of.get())) stop();
  });
  return stop;
}
