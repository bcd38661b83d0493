import type { DiscountState } from './discount.ts';
import type { Outcome } from './outcome.ts';
import type { Package } from './package.ts';
import type { PackageFit } from './package-fit.ts';
import type { PackageTotal } from './package-price.ts';
import type { Room } from './room.ts';
import type { RoomFit } from './room-fit.ts';
import type { RoomPrice } from './room-price.ts';

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
