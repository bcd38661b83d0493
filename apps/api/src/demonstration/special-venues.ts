import type { VenueRecord } from '../import/venue-file.ts';
import { named } from './words.ts';
import { fiveHundredRooms } from './five-hundred-rooms.ts';
import { grandHarbourHotel } from './grand-harbour-hotel.ts';
import { harbourOffice, harbourOpera } from './outside-venues.ts';

/** Venues that each show one special case, by alias; their other data is ordinary. */
export const specialVenues: Readonly<Record<string, (venue: VenueRecord) => VenueRecord>> = {
  'grand-harbour-hotel': grandHarbourHotel,
  'five-hundred-rooms': fiveHundredRooms,
  // Texts in English only, so that other readers can request a translation.
  'quiet-house': (venue) => ({
    ...venue,
    packages: [],
    description: { en: venue.description?.['en'] ?? '' },
  }),
  'always-closed': (venue) => ({ ...venue, businessHours: [] }),
  'enquiry-only': (venue) => ({
    ...venue,
    termsOfCancellingEnquiries:
      'A request can be taken back free of charge until you have accepted our offer. From then on, what holds for bookings does.',
    discountCodes: [],
    rooms: venue.rooms.map((room) => ({
      ...room,
      instantBookable: false,
      rates: {},
      minimumSpend: 0,
    })),
    packages: (venue.packages ?? []).map((offer) => ({
      ...offer,
      instantBookable: false,
      unitPrice: null,
    })),
  }),
  'last-room': (venue) => ({
    ...venue,
    businessHours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: '07:00', end: '22:00' })),
    leadTimes: { maxDays: 0 },
    seasons: [],
    discountCodes: [],
    rooms: venue.rooms.map((room) => ({
      ...room,
      min: 1,
      instantBookable: true,
      rates: { hourly: 650, halfDay: 2800, fullDay: 4300 },
    })),
    packages: [],
  }),
  'reykjavik-dome': (venue) => ({
    ...venue,
    discountCodes: [{ code: 'AURORA10', percent: 10, appliesTo: 'all' }],
    environment: {
      own: ['Park at the door', 'Quiet street', 'Near the motorway', 'Hot springs within 1 km'].map(
        named,
      ),
      others: ['City centre', 'Railway station within 1 km', 'Old town'].map(named),
    },
    termsOfUse:
      'Nothing may be fixed to the glass. Please keep the doors of the winter garden closed: ' +
      'outside it is colder than it looks. Smoking is not permitted indoors. The house closes ' +
      'at 23:00.',
  }),
  // For companies: payment by invoice or travel account, a fee, and consent to offers.
  'park-pavilion-toolo': (venue) => ({
    ...venue,
    payment: {
      methods: ['creditcard', 'invoice', 'airplus'],
      bookingEngine: { methods: ['creditcard', 'invoice'], preferred: 'invoice' },
      airplus: {
        reasons: ['Training', 'Sales meeting', 'Works council', 'Other'],
        codes: ['KS', 'PR'],
      },
    },
    marketingConsent: true,
    discountCodes: [
      { code: 'PARK20', percent: 20, appliesTo: 'rooms' },
      { code: 'LAST-YEAR', percent: 30, appliesTo: 'all', to: '2025-12-31' },
    ],
    discountCodeInCheckout: true,
    premiumFee: 15,
    facilities: {
      own: [
        'Free wireless internet',
        'Restaurant',
        'Bar',
        'Terrace',
        'Garden',
        'Step-free access',
        'Bicycle stands',
      ].map(named),
      others: ['Bedrooms', 'Parking garage', 'Lift', 'Helipad'].map(named),
    },
    environment: {
      own: ['City centre', 'Park at the door', 'By the water', 'Tram or bus at the door'].map(
        named,
      ),
      others: ['Countryside', 'Near the airport'].map(named),
    },
  }),
  'harbour-opera': harbourOpera,
  'harbour-office': harbourOffice,
  // Hours are agreed by telephone, so they are not checked.
  'maison-laurier': (venue) => ({ ...venue, businessHours: null }),
  // Closed for lunch: two opening times per day.
  'barcelona-poblenou-nave': (venue) => ({
    ...venue,
    businessHours: [1, 2, 3, 4, 5, 6].flatMap((day) => [
      { day, start: '08:00', end: '14:00' },
      { day, start: '15:30', end: '22:30' },
    ]),
  }),
  'gdansk-zuraw-house': (venue) => ({
    ...venue,
    rooms: venue.rooms.map((room, index) => (index === 0 ? { ...room, minimumSpend: 800 } : room)),
  }),
};
