import type { Picture } from '../venue/venue.ts';
import type { DiscountState } from './discount.ts';
import type { Outcome } from './outcome.ts';
import type { PackageFit } from './package-fit.ts';
import type { PackageTotal } from './package-price.ts';
import type { Package } from './package.ts';
import type { RoomFit } from './room-fit.ts';
import type { RoomPrice } from './room-price.ts';
import type { Room } from './room.ts';

export type RoomOffer = {
  room: Room;
  fit: RoomFit;
  price: RoomPrice | null;
  outcome: Outcome;
  /** Passes the listing rule (AVAIL-021) and the rates and discount filters. */
  listed: boolean;
};

export type PackageOffer = {
  package: Package;
  /** Its own; without any those of its room, or of the first of its rooms that has some. */
  pictures: readonly Picture[];
  fit: PackageFit;
  price: PackageTotal | null;
  outcome: Outcome;
  listed: boolean;
};

/** All offers of a venue for one query, sorted. */
export type Offers = {
  rooms: readonly RoomOffer[];
  packages: readonly PackageOffer[];
  discount: DiscountState;
};

/**
 * The selected room or package; `inRoom` where the package was chosen on that room's card. Of two
 * rooms that seat a group together, `offer` is both as one, and `rooms` are the two.
 */
export type ChosenOffer =
  | { kind: 'room'; offer: RoomOffer; rooms?: readonly [RoomOffer, RoomOffer] }
  | { kind: 'package'; offer: PackageOffer; inRoom?: string };

/**
 * Whether the offer is instant; the same for the button, the cart and the cookie (PRICE-012,
 * B-010).
 */
export const isInstant = ({ offer }: ChosenOffer): boolean => offer.outcome.kind === 'instant';

/** Whether the offer is an enquiry: there is no price, or the total is 0 (PRICE-005, B-008). */
export const isEnquiry = ({ offer: { outcome } }: ChosenOffer): boolean =>
  outcome.kind === 'enquiry' || formMode(outcome.total.minor) === 'enquiry';

/**
 * The mode of the booking form, by the total in minor units: enquiry at 0, booking at any other,
 * `null` while there is no price (PRICE-005, PRICE-006, B-007). A room that a discount made free is
 * an enquiry here too (B-008).
 */
export function formMode(total: number | null): 'booking' | 'enquiry' | null {
  if (total === null) return null;
  return total === 0 ? 'enquiry' : 'booking';
}
