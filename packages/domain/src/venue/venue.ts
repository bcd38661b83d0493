import type { LocalCurrency } from '../offers/local-estimate.ts';
import type { WallDate, WallTime, Zone } from '../time.ts';

/**
 * A drawn or photographed picture: a base path without width and format, and words for who cannot
 * see it.
 */
export type Picture = { src: string; alt: string };

export type ChecklistItem = { name: string; available: boolean };

/** One opening of one weekday. Several entries for a day are alternatives; `day` 0 is Sunday. */
export type OpeningHours = {
  day: number;
  start: WallTime;
  end: WallTime;
  closed: boolean;
};

export type LeadTimes = {
  /** Calendar days from today, inclusive; 0 means no limit. */
  maxDays: number;
  disabledDays: readonly WallDate[];
  /** 0 is Sunday. */
  disabledWeekdays: readonly number[];
};

export type NearbyVenue = {
  link: string;
  picture: Picture;
  /** Lowest hourly price incl. VAT in minor units; 0 is an enquiry. */
  price: number;
  currency: string;
  title: string;
  distanceKm: number;
};

export type Venue = {
  id: string;
  alias: string;
  title: string;
  /** What kind of house it is, in the page's language. */
  venueType: string;
  /** The same in English, for who counts kinds (VENUE-037, CART-016). */
  venueTypeEn: string;
  city: string;
  countryCode: string;
  address: string;
  latitude: number;
  longitude: number;
  timezone: Zone;
  /** ISO 4217. */
  currency: string;
  defaultLanguage: string;
  /** Plain text by language. */
  headline: Readonly<Record<string, string>>;
  description: Readonly<Record<string, string>>;
  /** What follows the description, by language; empty where nothing does (VENUE-039). */
  furtherDescription: Readonly<Record<string, string>>;
  facilities: readonly ChecklistItem[];
  environment: readonly ChecklistItem[];
  sports: readonly ChecklistItem[];
  services: readonly ChecklistItem[];
  pictures: readonly Picture[];
  phone: string;
  email: string;
  /** `null` when the venue gave none: then hours are not checked. An empty list is closed. */
  businessHours: readonly OpeningHours[] | null;
  leadTimes: LeadTimes;
  serviceFee: { id: string; amount: number } | null;
  hasDiscountCode: boolean;
  hasPackages: boolean;
  /** Smallest group that any room or package takes; used when nothing fits a default number. */
  minDelegates: number;
  roomCount: number;
  largestRoom: number;
  nearby: readonly NearbyVenue[];
  /**
   * What the venue's money is worth in the one its guests reckon in (VENUE-047); `null` where that
   * is the same or not known.
   */
  localCurrency: LocalCurrency | null;
  /** How full rooms may be at present (VENUE-057); words by language. */
  capacityNotice: {
    percentage: number;
    message: Readonly<Record<string, string>>;
    pdfUrl: string;
  } | null;
  /** What the venue wants to tell, by language (VENUE-022). */
  promotion: {
    title: Readonly<Record<string, string>>;
    description: Readonly<Record<string, string>>;
  } | null;
  /** Addresses of a 360° viewer and of a film to embed (VENUE-058). */
  view360: string | null;
  video: string | null;
  /** Bookings here bear a fee for premium service, whose terms are linked (VENUE-020, A-037). */
  premiumService: boolean;
  /** Text, or the address of a page. */
  terms: string;
  termsOfCancellation: string;
  termsOfUse: string;
  /** What holds for cancelling an enquiry, where that differs (VENUE-053). */
  termsOfCancellingEnquiries: string;
  /** Equipment of all rooms together (VENUE-059). */
  allEquipment: readonly string[];
  /**
   * Marks and numbers of other systems, carried along as they are; absent where there are none
   * (VENUE-060, A-044).
   */
  otherSystems?: { hasBhh: boolean; mewsId: string; sourceId: string };
  /** Which hotel of which property system keeps the rooms; absent where none does (VENUE-061). */
  propertySystem?: { server: string; chainCode: string; hotelCode: string };
  /** Which centre of the office operator keeps the rooms; absent where none does. */
  office?: { centreId: string };
};

/** A venue whose rooms a property system keeps. */
export type PropertyVenue = Venue & Required<Pick<Venue, 'propertySystem'>>;
