import type { PackageOffer, RoomOffer } from '../offers/offers.ts';

/** What the visitor books: one room, or one package. */
export type ChosenOffer = { readonly kind: 'room'; readonly offer: RoomOffer } | { readonly kind: 'package'; readonly offer: PackageOffer };

/** Whether it is booked at once; the same for the button, the cart and the cookie (PRICE-012, B-010). */
export const isInstant = ({ offer }: ChosenOffer): boolean => offer.outcome.kind === 'instant';
