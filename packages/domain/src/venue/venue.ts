import type { WallDate, WallTime, Zone } from '../time.ts';

/** A drawn or photographed picture: a base path without width and format, and words for who cannot see it. */
export type Picture = { readonly src: string; readonly alt: string };

export type ChecklistItem = { readonly name: string; readonly available: boolean };

/** One opening of one weekday. Several entries for a day are alternatives; `day` 0 is Sunday. */
export type OpeningHours = {
  readonly day: number;
  readonly start: WallTime;
  readonly end: WallTime;
  readonly closed: boolean;
};

export type LeadTimes = {
  /** Calendar days from today, inclusive; 0 means no limit. */
  readonly maxDays: number;
  readonly disabledDays: readonly WallDate[];
  /** 0 is Sunday. */
  readonly disabledWeekdays: readonly number[];
};

export type NearbyVenue = {
  readonly link: string;
  readonly picture: Picture;
  /** Lowest hourly price incl. VAT in minor units; 0 is an enquiry. */
  readonly price: number;
  readonly currency: string;
  readonly title: string;
  readonly distanceKm: number;
};

export type Venue = {
  readonly id: string;
  readonly alias: string;
  readonly title: string;
  readonly venueType: string;
  readonly city: string;
  readonly countryCode: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: Zone;
  /** ISO 4217. */
  readonly currency: string;
  readonly defaultLanguage: string;
  /** Plain text by language. */
  readonly headline: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  readonly facilities: readonly ChecklistItem[];
  readonly environment: readonly ChecklistItem[];
  readonly sports: readonly ChecklistItem[];
  readonly services: readonly ChecklistItem[];
  readonly pictures: readonly Picture[];
  readonly phone: string;
  readonly email: string;
  /** `null` when the venue gave none: then hours are not checked. An empty list is closed. */
  readonly businessHours: readonly OpeningHours[] | null;
  readonly leadTimes: LeadTimes;
  readonly serviceFee: { readonly id: string; readonly amount: number } | null;
  readonly hasDiscountCode: boolean;
  readonly hasPackages: boolean;
  /** Smallest group that any room or package takes; used when nothing fits a default number. */
  readonly minDelegates: number;
  readonly roomCount: number;
  readonly largestRoom: number;
  readonly nearby: readonly NearbyVenue[];
  /** Text, or the address of a page. */
  readonly terms: string;
  readonly termsOfCancellation: string;
  readonly termsOfUse: string;
  /** Which hotel of which property system keeps the rooms; absent where none does (VENUE-061). */
  readonly propertySystem?: { readonly server: string; readonly chainCode: string; readonly hotelCode: string };
  /** Which centre of the serviced-office operator keeps the rooms; absent where none does. */
  readonly office?: { readonly centreId: string };
};
