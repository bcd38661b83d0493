import type { Picture } from '../venue/venue.ts';
import type { WallTime } from '../time.ts';
import type { PriceCategory, PropertySystemIds } from './room.ts';

/** Length of a package in hours: half day, full day, overnight, two days (AVAIL-005, PACK-017). */
export const packageLengths = [4, 8, 24, 36] as const;
export type PackageLength = (typeof packageLengths)[number];

export type PackageEvent = {
  name: string;
  start: WallTime;
  end: WallTime;
  items: readonly string[];
};

/**
 * Price per person on the requested day, in minor units incl. VAT; may have a fraction until it is
 * rounded.
 */
export type PackagePrice = {
  unit: number;
  /** Price before a discount or seasonal price. */
  originalUnit: number;
  category: PriceCategory;
  vatPercent: number;
  /** False hides the struck price; if absent, only the comparison decides. */
  showStrikeThrough?: boolean;
};

export type Package = {
  id: string;
  title: string;
  length: PackageLength;
  min: number;
  max: number;
  description: string;
  /** The language of its texts, where it is not the reader's. */
  spoken?: string;
  content: readonly PackageEvent[];
  services: readonly string[];
  pictures: readonly Picture[];
  rateCode: string;
  sourceId: string;
  /** Newer packages are listed for every meeting length. */
  isNew: boolean;
  instantBookable: boolean;
  availabilityId: string;
  /** Only for rooms kept by a property system. */
  propertySystem?: PropertySystemIds;
  /** Ids of the rooms in which it can be held, in the venue's order. */
  roomIds: readonly string[];
  /** `null`: no price, so an enquiry. */
  price: PackagePrice | null;
};
