import type { Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Outcome } from './outcome.ts';
import type { Package } from './package.ts';
import type { Room } from './room.ts';

/** Which of a room's limits the query breaks; the first that applies, in the order a visitor would mend them. */
export type RoomFit =
  | { readonly kind: 'fits' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'exceeds'; readonly delegates: number; readonly min: number; readonly max: number }
  | { readonly kind: 'layout'; readonly layout: LayoutCode; readonly capacity: number | null };

/** What the visitor pays for the room, and how it comes about. All amounts incl. VAT unless said otherwise. */
export type RoomPrice = {
  readonly total: Money;
  /** Which rate the total rests on. */
  readonly type: 'hourly' | 'halfday' | 'fullday' | 'given';
  /** The struck price, only where it exceeds the total. */
  readonly original: Money | null;
  /** Rounded; `null` where there is nothing to strike or it rounds to 0. */
  readonly percentOff: number | null;
  readonly rentalExclVat: Money;
  readonly vat: Money;
  readonly vatPercent: number;
  readonly minimumSpend: Money;
};

export type RoomOffer = {
  readonly room: Room;
  readonly fit: RoomFit;
  readonly price: RoomPrice | null;
  readonly outcome: Outcome;
  /** Passes the listing rule (AVAIL-021) and the rates and discount filters. */
  readonly listed: boolean;
};

export type PackageFit =
  | { readonly kind: 'fits'; readonly room: Room }
  | { readonly kind: 'exceeds'; readonly delegates: number; readonly max: number }
  | { readonly kind: 'no-room-available' }
  | { readonly kind: 'no-room-fits' };

export type PackageTotal = {
  readonly total: Money;
  /** Rounded price of one person. */
  readonly unit: Money;
  /** max(delegates, package minimum): the people that are priced. */
  readonly people: number;
  /** True where the minimum raised the number. */
  readonly pricedForMinimum: boolean;
  readonly original: Money | null;
  readonly originalUnit: Money | null;
  readonly percentOff: number | null;
  readonly vat: Money;
  readonly vatPercent: number;
};

export type PackageOffer = {
  readonly package: Package;
  readonly fit: PackageFit;
  readonly price: PackageTotal | null;
  readonly outcome: Outcome;
  readonly listed: boolean;
};

/** Everything the lists show, sorted, for one query. */
export type Offers = {
  readonly rooms: readonly RoomOffer[];
  readonly packages: readonly PackageOffer[];
  readonly discount: 'none' | 'found' | 'none_found';
};
