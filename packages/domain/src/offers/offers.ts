import type { Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Outcome } from './outcome.ts';
import type { Package } from './package.ts';
import type { Room } from './room.ts';

/**
 * Which of a room's limits the query breaks; the first that applies, in the order a visitor would
 * mend them.
 */
export type RoomFit =
  | { kind: 'fits' }
  | { kind: 'unavailable' }
  | { kind: 'exceeds'; delegates: number; min: number; max: number }
  | { kind: 'layout'; layout: LayoutCode; capacity: number | null };

/**
 * What the visitor pays for the room, and how it comes about. All amounts incl. VAT unless said
 * otherwise.
 */
export type RoomPrice = {
  total: Money;
  /** Which rate the total rests on. */
  type: 'hourly' | 'halfday' | 'fullday' | 'given';
  /** The struck price, only where it exceeds the total. */
  original: Money | null;
  /** Rounded; `null` where there is nothing to strike or it rounds to 0. */
  percentOff: number | null;
  rentalExclVat: Money;
  vat: Money;
  vatPercent: number;
  minimumSpend: Money;
};

export type RoomOffer = {
  room: Room;
  fit: RoomFit;
  price: RoomPrice | null;
  outcome: Outcome;
  /** Passes the listing rule (AVAIL-021) and the rates and discount filters. */
  listed: boolean;
};

export type PackageFit =
  | { kind: 'fits'; room: Room }
  | { kind: 'exceeds'; delegates: number; max: number }
  | { kind: 'no-room-available' }
  | { kind: 'no-room-fits' };

export type PackageTotal = {
  total: Money;
  /** Rounded price of one person. */
  unit: Money;
  /** max(delegates, package minimum): the people that are priced. */
  people: number;
  /** True where the minimum raised the number. */
  pricedForMinimum: boolean;
  original: Money | null;
  originalUnit: Money | null;
  percentOff: number | null;
  vat: Money;
  vatPercent: number;
};

export type PackageOffer = {
  package: Package;
  fit: PackageFit;
  price: PackageTotal | null;
  outcome: Outcome;
  listed: boolean;
};

/** Everything the lists show, sorted, for one query. */
export type Offers = {
  rooms: readonly RoomOffer[];
  packages: readonly PackageOffer[];
  discount: 'none' | 'found' | 'none_found';
};
