import type { Picture } from '../venue/venue.ts';
import type { WallTime } from '../time.ts';
import type { PriceCategory, PropertySystemIds } from './room.ts';

/** Hours a package stands for: half day, full day, overnight, two days (AVAIL-005, PACK-017). */
export const packageLengths = [4, 8, 24, 36] as const;
export type PackageLength = (typeof packageLengths)[number];

export type PackageEvent = {
  name: string;
  start: WallTime;
  end: WallTime;
  items: readonly string[];
};

/**
 * What a person costs on the day asked for, in minor units incl. VAT; may carry a fraction until it
 * is rounded.
 */
export type PackagePrice = {
  unit: number;
  /** Before a discount or season lowered it. */
  originalUnit: number;
  category: PriceCategory;
  vatPercent: number;
  /** False hides the struck price; absent, the comparison alone decides. */
  showStrikeThrough?: boolean;
};

export type Package = {
  id: string;
  title: string;
  length: PackageLength;
  min: number;
  max: number;
  description: string;
  content: readonly PackageEvent[];
  services: readonly string[];
  pictures: readonly Picture[];
  rateCode: string;
  sourceId: string;
  /** Newer packages are listed whatever the length of the meeting. */
  isNew: boolean;
  instantBookable: boolean;
  availabilityId: string;
  /** Absent outside of the property system. */
  propertySystem?: PropertySystemIds;
  /** Ids of the rooms it can take place in, in the venue's order. */
  roomIds: readonly string[];
  /** `null`: no price, so an enquiry. */
  price: PackagePrice | null;
};
