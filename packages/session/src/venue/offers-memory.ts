import type { CallProblem } from '@foyer/api-client';
import {
  type BookingFlow,
  type BookingQuery,
  type OfferRules,
  type Offers,
  offersFor,
  packageInRoom,
  type Venue,
} from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import type { FormFacts, OffersState, Selection } from '../venue-session.ts';
import type { Answer } from './availability.ts';

type Load = { loading: boolean; problem: CallProblem | null };
export type Chosen =
  { kind: 'room'; id: string } | { kind: 'package'; id: string; inRoom: string | undefined };

/**
 * The venue page's atoms. What is asked, answered and chosen is kept; what follows from it (offers,
 * selection, state of the discount) is derived, judged on the last answer: an edit shows without
 * waiting for the server.
 */
export function createOffersMemory(
  first: BookingQuery,
  venue: Venue,
  site: OfferRules & Pick<BookingFlow, 'checkout'>,
) {
  const query = atom(first);
  const answer = atom<Answer | null>(null);
  const load = atom<Load>({ loading: true, problem: null });
  const chosen = atom<Chosen | null>(null);
  /** A code that found nothing: already taken out of the query, still to be told of (FORM-064). */
  const refusedCode = atom(false);

  const judged = atom((get): Offers | null => {
    const known = get(answer);
    if (known === null) return null;
    // Its operator holds and books them at once; anywhere else they can only be asked for.
    const rooms =
      site.checkout === 'office' && venue.office
        ? known.rooms.map((room) => ({ ...room, instantBookable: true }))
        : known.rooms;
    // Until the answer for a new code is there, the rates of the last one are shown as what they
    // are.
    const offers = offersFor(
      venue.currency,
      rooms,
      known.packages,
      { ...get(query), discountCode: known.discountCode },
      site,
    );
    return get(refusedCode) ? { ...offers, discount: 'none_found' } : offers;
  });
  const offers = atom((get): OffersState => ({ ...get(load), offers: get(judged) }));
  const selection = atom((get): Selection | null => {
    const wanted = get(chosen);
    // Judging is the page's heaviest work: nobody waits for it who asks for less.
    const lists = wanted === null ? null : get(judged);
    if (wanted === null || lists === null) return null;
    if (wanted.kind === 'room') {
      const offer = lists.rooms.find((entry) => entry.room.id === wanted.id);
      return offer ? { kind: 'room', offer } : null;
    }
    const { id, inRoom } = wanted;
    const known = lists.packages.find((entry) => entry.package.id === id);
    if (!known || inRoom === undefined) return known ? { kind: 'package', offer: known } : null;
    const offer = packageInRoom(known, lists.rooms, inRoom);
    return offer ? { kind: 'package', offer, inRoom } : null;
  });
  const discount = atom((get): FormFacts['discount'] => {
    if (get(refusedCode)) return 'none_found';
    const code = get(query).discountCode;
    if (code === '') return 'none';
    if (get(answer)?.discountCode === code) return get(judged)?.discount ?? 'none';
    return get(load).loading ? 'loading' : 'none';
  });
  /** What the lists and the choice are made of. */
  const sources = [query, answer, load, chosen, refusedCode];
  return { query, answer, load, chosen, refusedCode, judged, offers, selection, discount, sources };
}
