import { formMode } from '../offers/form-mode.ts';
import type { PackageOffer, RoomOffer } from '../offers/offers.ts';

/** The selected room or package; `inRoom` where the package was chosen on that room's card. */
export type ChosenOffer =
  { kind: 'room'; offer: RoomOffer } | { kind: 'package'; offer: PackageOffer; inRoom?: string };

/**
 * Whether the offer is instant; the same for the button, the cart and the cookie (PRICE-012,
 * B-010).
 */
export const isInstant = ({ offer }: ChosenOffer): boolean => offer.outcome.kind === 'instant';

/** Whether the offer is an enquiry: there is no price, or the total is 0 (PRICE-005, B-008). */
export const isEnquiry = ({ offer: { outcome } }: ChosenOffer): boolean =>
  outcome.kind === 'enquiry' || formMode(outcome.total.minor) === 'enquiry';
