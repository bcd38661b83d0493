import type { CallProblem } from '@foyer/api-client';
import {
  type BookingFlow,
  type BookingQuery,
  type NamedOffer,
  type OfferRules,
  type Offers,
  offersFor,
  packageInRoom,
  roomsAsOne,
  type Venue,
} from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import type { FormFacts, OffersState, Selection } from '../venue-session.ts';
import type { Answer } from './availability.ts';

type Load = { loading: boolean; problem: CallProblem | null };

/**
 * The venue page's atoms. Query, answer and selection are stored; everything else (offers, selected
 * offer, state of the discount) is derived from the last answer, so that an edit shows without
 * waiting for the server.
 */
export function createOffersMemory(
  first: BookingQuery,
  venue: Venue,
  site: OfferRules & Pick<BookingFlow, 'checkout'>,
  brought: Answer | null,
  wantedFirst: NamedOffer | null,
) {
  const query = atom(first);
  const answer = atom(brought);
  const load = atom<Load>({ loading: brought === null, problem: null });
  const chosen = atom(wantedFirst);
  /**
   * A code that matched nothing was removed from the query; the message is still shown (FORM-064).
   */
  const refusedCode = atom(false);

  const evaluated = atom((get): Offers | null => {
    const known = get(answer);
    if (known === null) return null;
    // The office operator books its rooms instantly; in other flows they can only be requested.
    const rooms =
      site.checkout === 'office' && venue.office
        ? known.rooms.map((room) => ({ ...room, instantBookable: true }))
        : known.rooms;
    // Until the answer for a new code has come, the offers are evaluated with the code of the last
    // answer.
    const offers = offersFor(
      venue,
      rooms,
      known.packages,
      { ...get(query), discountCode: known.discountCode },
      site,
    );
    return get(refusedCode) ? { ...offers, discount: 'none_found' } : offers;
  });
  const offers = atom((get): OffersState => ({ ...get(load), offers: get(evaluated) }));
  const selection = atom((get): Selection | null => {
    const wanted = get(chosen);
    // Evaluation is the page's most expensive computation, so it runs only where its result is
    // needed.
    const lists = wanted === null ? null : get(evaluated);
    if (wanted === null || lists === null) return null;
    if (wanted.kind === 'room') {
      const named = (id: string) => lists.rooms.find(({ room }) => room.id === id);
      const offer = named(wanted.id);
      if (!offer || wanted.together === undefined) return offer ? { kind: 'room', offer } : null;
      const second = named(wanted.together);
      const both = second && roomsAsOne(offer, second, get(query));
      return both ? { kind: 'room', offer: both, rooms: [offer, second] } : null;
    }
    const { id, inRoom } = wanted;
    const known = lists.packages.find((entry) => entry.package.id === id);
    if (!known || !inRoom) return known ? { kind: 'package', offer: known } : null;
    const offer = packageInRoom(known, lists.rooms, inRoom);
    return offer ? { kind: 'package', offer, inRoom } : null;
  });
  const discount = atom((get): FormFacts['discount'] => {
    if (get(refusedCode)) return 'none_found';
    const code = get(query).discountCode;
    if (code === '') return 'none';
    if (get(answer)?.discountCode === code) return get(evaluated)?.discount ?? 'none';
    return get(load).loading ? 'loading' : 'none';
  });
  /** The sources of the lists and the selection. */
  const sources = [query, answer, load, chosen, refusedCode];
  return {
    query,
    answer,
    load,
    chosen,
    refusedCode,
    evaluated,
    offers,
    selection,
    discount,
    sources,
  };
}
