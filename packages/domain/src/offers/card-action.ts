import type { BookingConditions } from './next-step.ts';
import type { PackageOffer, RoomOffer } from './offers.ts';

/** What decides how the cards of a list work. */
export type CardMode = {
  /** Each card books: in the booking engine, and packages of the property system. */
  cardsBook: boolean;
  /** Cards of the new style are disabled while their list loads; others are not (B-095). */
  newStyle: boolean;
};

/** The button of an offer's card; `enabled` is false while it cannot be used. */
export type CardAction =
  | { kind: 'select'; selected: boolean; enabled: boolean }
  | { kind: 'book'; enabled: boolean }
  | { kind: 'request'; enabled: boolean };

/**
 * The action of a card. Where cards book, it is Book, or Send request where the offer is not
 * instant (ROOM-006, PACK-013, PRICE-011), disabled while the venue is closed or the card loads
 * (AVAIL-012); elsewhere the card is selected (ROOM-007). An offer that breaks a limit has no
 * action and names the limit (AVAIL-007, B-013).
 */
export function cardAction(
  { fit, outcome }: Pick<RoomOffer | PackageOffer, 'fit' | 'outcome'>,
  mode: CardMode,
  now: BookingConditions & { chosen: boolean; loading: boolean },
): CardAction {
  const waits = mode.newStyle && now.loading;
  const enabled = fit.kind === 'fits' && !waits;
  if (!mode.cardsBook)
    return { kind: 'select', selected: now.chosen && fit.kind === 'fits', enabled };
  return {
    kind: outcome.kind === 'instant' ? 'book' : 'request',
    enabled: enabled && now.opening.kind === 'open' && now.leadTimeAllows,
  };
}
