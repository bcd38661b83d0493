import type { Picture } from '../venue/venue.ts';
import type { WallTime } from '../time.ts';
import type { PriceCategory, PropertySystemIds } from './room.ts';

/** Hours a package stands for: half day, full day, overnight, two days (AVAIL-005, PACK-017). */
export const packageLengths = [4, 8, 24, 36] as const;
export type PackageLength = (typeof packageLengths)[number];

export type PackageEvent = {
  readonly name: string;
  readonly start: WallTime;
  readonly end: WallTime;
  readonly items: readonly string[];
};

/** What a person costs on the day asked for, in minor units incl. VAT; may carry a fraction until it is rounded. */
export type PackagePrice = {
  readonly unit: number;
  /** Before a discount or season lowered it. */
  readonly originalUnit: number;
  readonly category: PriceCategory;
  readonly vatPercent: number;
  /** False hides the struck price; absent, the comparison alone decides. */
  readonly showStrikeThrough?: boolean;
};

export type Package = {
  readonly id: string;
  readonly title: string;
  readonly length: PackageLength;
  readonly min: number;
  readonly max: number;
  readonly description: string;
  readonly content: readonly PackageEvent[];
  readonly services: readonly string[];
  readonly pictures: readonly Picture[];
  readonly rateCode: string;
  readonly sourceId: string;
  /** Newer packages are listed whatever the length of the meeting. */
  readonly isNew: boolean;
  readonly instantBookable: boolean;
  readonly availabilityId: string;
  /** Absent outside of the property system. */
  readonly propertySystem?: PropertySystemIds;
  /** Ids of the rooms it can take place in, in the venue's order. */
  readonly roomIds: readonly string[];
  /** `null`: no price, so an enquiry. */
  readonly price: PackagePrice | null;
};
