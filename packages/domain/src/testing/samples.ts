import type { Package } from '../offers/package.ts';
import type { Room, RoomRates } from '../offers/room.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import type { Venue } from '../venue/venue.ts';

/** A room for tests: 5 to 20 people, €60 an hour, free, bookable at once. */
export const aRoom = ({ rates = {}, ...over }: Partial<Omit<Room, 'rates'>> & { readonly rates?: Partial<RoomRates> } = {}): Room => ({
  id: 'r1',
  title: 'Alder',
  code: '',
  rateCode: '',
  min: 5,
  max: 20,
  instantBookable: true,
  available: true,
  webBookable: true,
  availabilityId: '',
  pictures: [],
  view360: null,
  description: '',
  layouts: [
    { name: 'theater', capacity: 20, originalCapacity: 30 },
    { name: 'ushape', capacity: 8, originalCapacity: 8 },
    { name: 'banquet', capacity: null, originalCapacity: null },
  ],
  dimensions: { area: null, height: null, width: null, length: null },
  equipment: [],
  equipmentWithFee: [],
  ...over,
  rates: {
    hourly: 6000,
    halfDay: null,
    fullDay: null,
    chosen: null,
    category: 'base_price',
    original: { hourly: 6000, halfDay: null, fullDay: null },
    vatPercent: 24,
    minimumSpend: 0,
    ...rates,
  },
});

/** A full-day package for tests: 10 to 40 people at €39.12 each in room `r1`. */
export const aPackage = (over: Partial<Package> = {}): Package => ({
  id: 'p1',
  title: 'Full day',
  length: 8,
  min: 10,
  max: 40,
  description: '',
  content: [],
  services: [],
  pictures: [],
  rateCode: '',
  sourceId: '',
  isNew: false,
  instantBookable: true,
  availabilityId: '',
  roomIds: ['r1'],
  price: { unit: 3912, originalUnit: 3912, category: 'base_price', vatPercent: 24 },
  ...over,
});

/** Monday 23 November 2026, 09:00 to 17:00, for 12 people. */
export const aQuery = (over: Partial<BookingQuery> = {}): BookingQuery => ({
  kind: 'room',
  start: '2026-11-23T09:00',
  end: '2026-11-23T17:00',
  meetingLength: 8,
  delegates: 12,
  delegatesGiven: true,
  layout: '_none',
  rates: 'all',
  discountCode: '',
  ...over,
});

/** A venue for tests, in euros, with eight pictures. */
export const aVenue = (over: Partial<Venue> = {}): Venue => ({
  id: 'v1',
  alias: 'test-house',
  title: 'Test House',
  venueType: 'Hotel',
  city: 'Helsinki',
  countryCode: 'FI',
  address: '',
  latitude: 60.1658,
  longitude: 24.9526,
  timezone: 'Europe/Helsinki',
  currency: 'EUR',
  defaultLanguage: 'en',
  headline: {},
  description: {},
  facilities: [],
  environment: [],
  sports: [],
  services: [],
  pictures: Array.from({ length: 8 }, (_, index) => ({ src: String(index), alt: '' })),
  phone: '',
  email: '',
  businessHours: null,
  leadTimes: { maxDays: 0, disabledDays: [], disabledWeekdays: [] },
  serviceFee: null,
  hasDiscountCode: false,
  hasPackages: true,
  minDelegates: 10,
  roomCount: 1,
  largestRoom: 20,
  nearby: [],
  terms: '',
  termsOfCancellation: '',
  termsOfUse: '',
  ...over,
});
