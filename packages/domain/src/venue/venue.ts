import type { LocalCurrency } from '../money.ts';
import type { OfferCards } from '../query/site-settings.ts';
import type { WallDate, WallTime, Zone } from '../time.ts';

/**
 * A drawn or photographed picture: a base path without width and format, and the alternative text.
 */
export type Picture = { src: string; alt: string };

export type ChecklistItem = { name: string; available: boolean };

/** One opening on one weekday. Several entries of a day are alternatives; `day` 0 is Sunday. */
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

/** The texts of a venue about its contracts. */
export const termNames = [
  'terms',
  'termsOfCancellation',
  'termsOfUse',
  'termsOfCancellingEnquiries',
] as const;
export type TermName = (typeof termNames)[number];
/** The languages of a venue's terms that are not in the reader's. */
export type SpokenTerms = Readonly<Partial<Record<TermName, string>>>;

/** A text of the venue, and its language where that is not the reader's. */
export type SpokenText = { text: string; spoken: string | undefined };

export type Venue = {
  id: string;
  alias: string;
  title: string;
  /** In the page's language. */
  venueType: string;
  /** In English, for statistics (VENUE-037, CART-016). */
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
  /** Shown after the description, by language; empty where there is none (VENUE-039). */
  furtherDescription: Readonly<Record<string, string>>;
  facilities: readonly ChecklistItem[];
  environment: readonly ChecklistItem[];
  sports: readonly ChecklistItem[];
  services: readonly ChecklistItem[];
  pictures: readonly Picture[];
  phone: string;
  email: string;
  /** `null` when the venue has none: then hours are not checked. An empty list is closed. */
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
   * Conversion of the venue's currency for estimates (VENUE-047); `null` where it is the same or
   * unknown.
   */
  localCurrency: LocalCurrency | null;
  /** Current limit on the capacity of rooms (VENUE-057); texts by language. */
  capacityNotice: {
    percentage: number;
    message: Readonly<Record<string, string>>;
    pdfUrl: string;
  } | null;
  /** The venue's announcement, by language (VENUE-022). */
  promotion: {
    title: Readonly<Record<string, string>>;
    description: Readonly<Record<string, string>>;
  } | null;
  /** Addresses of a 360° viewer and of a film to embed (VENUE-058). */
  view360: string | null;
  video: string | null;
  /** Bookings have a fee for premium service, with a link to its terms (VENUE-020, A-037). */
  premiumService: boolean;
  /** That fee, once for a booking, in minor units; 0 where there is none (D-20). */
  premiumFee: number;
  /** Text, or the address of a page. */
  terms: string;
  termsOfCancellation: string;
  termsOfUse: string;
  /** Terms for cancelling an enquiry, where they differ (VENUE-053). */
  termsOfCancellingEnquiries: string;
  spokenTerms?: SpokenTerms;
  /** Equipment of all rooms together (VENUE-059). */
  allEquipment: readonly string[];
  /**
   * Flags and ids of other systems, passed on unchanged; absent where there are none (VENUE-060,
   *
   */
  otherSystems?: { hasBhh: boolean; mewsId: string; sourceId: string };
  /** The hotel in the property system that keeps the rooms; absent where none does (VENUE-061). */
  propertySystem?: { server: string; chainCode: string; hotelCode: string };
  /** The centre of the office operator that keeps the rooms; absent where none does. */
  office?: { centreId: string };
};

/** A venue whose rooms a property system keeps. */
export type PropertyVenue = Venue & Required<Pick<Venue, 'propertySystem'>>;

/**
 * Whether a meeting of several days is planned day by day: in the property mode, for a venue whose
 * rooms a property system keeps, since its cart has no other form (SITE-009, A-166).
 */
export const mayPlanDays = (
  site: { offerCards: OfferCards },
  venue: Venue,
): venue is PropertyVenue => site.offerCards === 'plan' && venue.propertySystem !== undefined;

/** The terms under which the venue is used: those of use, else its general ones (OPERA-045). */
export const termsToAccept = ({
  terms,
  termsOfUse,
  spokenTerms,
}: Pick<Venue, 'terms' | 'termsOfUse' | 'spokenTerms'>): SpokenText =>
  termsOfUse === ''
    ? { text: terms, spoken: spokenTerms?.terms }
    : { text: termsOfUse, spoken: spokenTerms?.termsOfUse };
