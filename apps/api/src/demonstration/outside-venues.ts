import type { VenueRecord } from '../import/venue-file.ts';

/**
 * Room ids of the sandbox's property system and office operator, for the two venues that they keep.
 */
const propertyRooms: Readonly<Record<string, string>> = {
  lantern: 'M101',
  anchor: 'M102',
  captain: 'M201',
  galley: 'M202',
  ballroom: 'B001',
};
/** The operator's hourly rates, so that the page shows the price of its carts. */
const officeRates: Readonly<Record<string, number>> = {
  perch: 42,
  pike: 79,
  salmon: 125,
  herring: 29,
};
/** The property system's hourly rates, so that the page shows the price of its carts. */
const hotelRates: Readonly<Record<string, number>> = {
  lantern: 90,
  anchor: 65,
  captain: 210,
  galley: 48,
  ballroom: 480,
};
const officeRooms: Readonly<Record<string, string>> = {
  perch: 'R-901',
  pike: 'R-902',
  salmon: 'R-903',
  herring: 'R-904',
};

const mapped = (venue: VenueRecord, ids: Readonly<Record<string, string>>) =>
  venue.rooms.map((room) => ({ ...room, minimumSpend: 0, providerRoom: ids[room.code] ?? null }));

/**
 * Kept by a hotel's property system with its rates and menus; the ballroom is on request. The
 * system knows two packages.
 */
export const harbourOpera = (venue: VenueRecord): VenueRecord => ({
  ...venue,
  propertySystem: {
    server: 'north',
    chainCode: 'HARB',
    hotelCode: 'HEL01',
    blockName: 'FOYER',
    sourceId: 'WEB',
  },
  discountCodes: [],
  seasons: [],
  rooms: mapped(venue, propertyRooms).map((room) => ({
    ...room,
    rates: { hourly: hotelRates[room.code] ?? null },
    instantBookable: room.code !== 'ballroom',
  })),
  packages: [
    {
      code: 'day-delegate',
      title: 'Day at the opera',
      length: 8,
      min: 8,
      max: 60,
      instantBookable: true,
      unitPrice: 74,
      providerPackage: 'DDR',
      rooms: ['lantern', 'anchor', 'captain'],
      description: 'The room from nine to five, coffee twice and lunch on the quay.',
      services: ['Coffee twice', 'Lunch', 'Projector'],
    },
    {
      code: 'half-day-delegate',
      title: 'First act',
      length: 4,
      min: 6,
      max: 24,
      instantBookable: true,
      unitPrice: 56,
      providerPackage: 'HDR',
      rooms: ['lantern', 'anchor', 'galley'],
      description: 'Half a day with coffee and something sweet.',
      services: ['Coffee', 'Projector'],
    },
  ],
});

/** Kept by an office operator: rooms by the hour, at the operator's prices. */
export const harbourOffice = (venue: VenueRecord): VenueRecord => ({
  ...venue,
  office: { centreId: 'HEL-QUAY' },
  discountCodes: [],
  seasons: [],
  rooms: mapped(venue, officeRooms).map((room) => ({
    ...room,
    rates: { hourly: officeRates[room.code] ?? null },
    instantBookable: true,
  })),
  packages: [],
});
