import type { LocalCurrency } from '../offers/local-estimate.ts';
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
  /** What kind of house it is, in the page's language. */
  readonly venueType: string;
  /** The same in English, for who counts kinds (VENUE-037, CART-016). */
  readonly venueTypeEn: string;
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
  /** What follows the description, by language; empty where nothing does (VENUE-039). */
  readonly furtherDescription: Readonly<Record<string, string>>;
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
  /** What the venue's money is worth in the one its guests reckon in (VENUE-047); `null` where that is the same or not known. */
  readonly localCurrency: LocalCurrency | null;
  /** How full rooms may be at present (VENUE-057); words by language. */
  readonly capacityNotice: { readonly percentage: number; readonly message: Readonly<Record<string, string>>; readonly pdfUrl: string } | null;
  /** What the venue wants to tell, by language (VENUE-022). */
  readonly promotion: { readonly title: Readonly<Record<string, string>>; readonly description: Readonly<Record<string, string>> } | null;
  /** Addresses of a 360° viewer and of a film to embed (VENUE-058). */
  readonly view360: string | null;
  readonly video: string | null;
  /** Bookings here bear a fee for premium service, whose terms are linked (VENUE-020, A-037). */
  readonly premiumService: boolean;
  /** Text, or the address of a page. */
  readonly terms: string;
  readonly termsOfCancellation: string;
  readonly termsOfUse: string;
  /** What holds for cancelling an enquiry, where that differs (VENUE-053). */
  readonly termsOfCancellingEnquiries: string;
  /** Equipment of all rooms together (VENUE-059). */
  readonly allEquipment: readonly string[];
  /** Marks and numbers of other systems, carried along as they are; absent where there are none (VENUE-060, A-044). */
  readonly otherSystems?: { readonly hasBhh: boolean; readonly mewsId: string; readonly sourceId: string };
  /** Which hotel of which property system keeps the rooms; absent where none does (VENUE-061). */
  readonly propertySystem?: { readonly server: string; readonly chainCode: string; readonly hotelCode: string };
  /** Which centre of the serviced-office operator keeps the rooms; absent where none does. */
  readonly office?: { readonly centreId: string };
};

/** A venue whose rooms a property system keeps. */
export type HotelVenue = Venue & Required<Pick<Venue, 'propertySystem'>>;
