import type { Opening } from '../venue/business-hours.ts';
import type { PackageOffer, RoomOffer } from './offers.ts';

/** What a booking looks at besides the chosen offer. */
export type BookingConditions = {
  opening: Opening;
  /**
   * False after the server said that the start is too soon; not the same as a day that is closed
   * (AVAIL-028, B-033).
   */
  leadTimeAllows: boolean;
  /** No offer of the open tab takes the group: its form is disabled (AVAIL-013, AVAIL-015). */
  nothingFits?: boolean;
};

/** Why the visitor cannot go on yet, the first thing to mend first. */
export type Blocked = 'nothing-chosen' | 'nothing-fits' | 'closed' | 'lead-time' | 'does-not-fit';

/** What the panel's button leads to, or what stands in its way. */
export type NextStep =
  | { kind: 'continue' }
  | { kind: 'request' }
  | { kind: 'enquire' }
  | { kind: 'blocked'; why: Blocked };

/**
 * Whether and how the chosen offer may be had (AVAIL-007, AVAIL-012): `continue` where it is booked
 * at once, `request` with a price and `enquire` without one, both of which read "Send request" in
 * place of the continue button (PRICE-008, PRICE-011, B-085).
 */
export function nextStep(
  { opening, leadTimeAllows, nothingFits = false }: BookingConditions,
  offer: Pick<RoomOffer | PackageOffer, 'fit' | 'outcome'> | null,
): NextStep {
  if (opening.kind !== 'open') return { kind: 'blocked', why: 'closed' };
  if (!leadTimeAllows) return { kind: 'blocked', why: 'lead-time' };
  if (offer === null)
    return { kind: 'blocked', why: nothingFits ? 'nothing-fits' : 'nothing-chosen' };
  if (offer.fit.kind !== 'fits') return { kind: 'blocked', why: 'does-not-fit' };
  switch (offer.outcome.kind) {
    case 'instant':
      return { kind: 'continue' };
    case 'request':
      return { kind: 'request' };
    case 'enquiry':
      return { kind: 'enquire' };
    default:
      return offer.outcome satisfies never;
  }
}
