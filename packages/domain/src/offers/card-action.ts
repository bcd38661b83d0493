import type { BookingConditions } from './next-step.ts';
import type { PackageOffer, RoomOffer } from './offers.ts';

/** How the cards of a list work. */
export type CardMode = {
  /** Cards book by themselves: in the booking engine, and packages of the property system. */
  cardsBook: boolean;
  /** Cards of the new style wait while their list loads; others stay as they are (B-095). */
  newStyle: boolean;
};

/** What the card of an offer asks for; `enabled` says whether it may be used. */
export type CardAction =
  | { kind: 'select'; selected: boolean; enabled: boolean }
  | { kind: 'book'; enabled: boolean }
  | { kind: 'request'; enabled: boolean };

/**
 * The action of a card. Where cards book, it is Book, or Send request where booking at once is not
 * possible (ROOM-006, PACK-013, PRICE-011), and is disabled while the venue is closed or the card
 * loads (AVAIL-012); elsewhere the card is selected (ROOM-007). An offer that breaks a limit does
 * neither, and says which (AVAIL-007, B-013).
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
