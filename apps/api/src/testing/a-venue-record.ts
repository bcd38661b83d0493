import type { AddOnRecord, PackageRecord, RoomRecord, VenueRecord } from '../import/venue-file.ts';

/** Rooms, packages and venues for tests: pass what matters, the rest has defaults. */

export const aRoomRecord = (
  over: Partial<RoomRecord> & { title?: string } = {},
): RoomRecord & { title: string } => ({
  code: 'sky',
  title: 'Sky',
  min: 2,
  max: 20,
  instantBookable: true,
  layouts: { theater: { capacity: 20 }, boardroom: { capacity: 12 } },
  area: 40,
  rates: { hourly: 50, halfDay: 180, fullDay: 320.5 },
  ...over,
});

export const aPackageRecord = (over: Partial<PackageRecord> = {}): PackageRecord => ({
  code: 'day',
  title: 'Day delegate',
  length: 8,
  min: 4,
  max: 20,
  instantBookable: true,
  rooms: ['sky', 'bay'],
  unitPrice: 65,
  services: ['Coffee'],
  ...over,
});

export const anAddOnRecord = (over: Partial<AddOnRecord> = {}): AddOnRecord => ({
  code: 'projector',
  title: 'Projector',
  kind: 'misc',
  price: 60,
  ...over,
});

export const aVenueRecord = (over: Partial<VenueRecord> = {}): VenueRecord => ({
  alias: 'test-house',
  title: 'Test House',
  venueType: 'Hotel',
  city: 'Helsinki',
  countryCode: 'FI',
  address: 'Satamakatu 1, Helsinki',
  latitude: 60.1699,
  longitude: 24.9384,
  timezone: 'Europe/Helsinki',
  currency: 'EUR',
  vatPercent: 25.5,
  email: 'venue@example.com',
  phone: '+358 9 123 456',
  discountCodes: [{ code: 'SPRING', percent: 10 }],
  rooms: [
    aRoomRecord(),
    aRoomRecord({ code: 'bay', title: 'Bay', max: 12, layouts: { boardroom: { capacity: 10 } } }),
    aRoomRecord({ code: 'attic', title: 'Attic', rates: {} }),
    aRoomRecord({ code: 'cellar', title: 'Cellar', instantBookable: false }),
  ],
  packages: [aPackageRecord()],
  ...over,
});
