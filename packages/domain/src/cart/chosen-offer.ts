import { formMode } from '../offers/form-mode.ts';
import type { PackageOffer, RoomOffer } from '../offers/offers.ts';

/**
 * What the visitor books: one room, or one package; `inRoom` where it was chosen on that room's
 * card.
 */
export type ChosenOffer =
  { kind: 'room'; offer: RoomOffer } | { kind: 'package'; offer: PackageOffer; inRoom?: string };

/**
 * Whether it is booked at once; the same for the button, the cart and the cookie (PRICE-012,
 * B-010).
 */
export const isInstant = ({ offer }: ChosenOffer): boolean => offer.outcome.kind === 'instant';

/**
 * Whether the venue is asked instead: there is no price, or the total is nothing (PRICE-005,
 * B-008).
 */
export const isEnquiry = ({ offer: { outcome } }: ChosenOffer): boolean =>
  outcome.kind === 'enquiry' || formMode(outcome.total.minor) === 'enquiry';
