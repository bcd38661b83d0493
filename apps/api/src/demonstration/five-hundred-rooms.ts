import type { PackageRecord, RoomRecord, VenueRecord } from '../import/venue-file.ts';
import type { PlannedRoom } from './all-places.ts';
import { countries, localPrice } from './countries.ts';
import { pictureOf } from './pictures.ts';
import { createRoomDescriber } from './room-description.ts';
import { roomKinds, type RoomKind, type RoomKindFacts } from './room-kinds.ts';
import { equipmentOf, ratesOf } from './rooms-of-place.ts';
import { seeded } from './seeded.ts';

const pavilions = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'];
const kinds: readonly RoomKind[] = [
  'boardroom',
  'classroom',
  'ushape',
  'studio',
  'island',
  'theatre',
  'salon',
  'cabaret',
];
const sizes: Readonly<Partial<Record<RoomKind, readonly [number, number]>>> = {
  theatre: [60, 180],
  cabaret: [40, 90],
  classroom: [24, 60],
  studio: [6, 12],
  salon: [6, 12],
};
const tables = [
  'bread and cheese',
  'a soup',
  'the regional plate',
  'the pond-side buffet',
  'a green lunch',
];
const spans = [
  [4, 'half day', 46],
  [8, 'full day', 72],
  [24, 'overnight', 189],
  [36, 'two days', 322],
] as const;

/** A campus with 500 rooms and 200 packages, to show how the lists cope. */
export function fiveHundredRooms(venue: VenueRecord): VenueRecord {
  const random = seeded('campus');
  const describe = createRoomDescriber('office', random);

  const rooms: RoomRecord[] = pavilions.flatMap((pavilion) =>
    Array.from({ length: 50 }, (_, index) => {
      const number = `${1 + Math.floor(index / 17)}.${String((index % 17) + 1).padStart(2, '0')}`;
      const kind = random.pick(kinds);
      const [least, most] = sizes[kind] ?? [10, 32];
      const planned: PlannedRoom = {
        title: `Room ${pavilion} ${number}`,
        kind,
        max: random.whole(least / 2, most / 2) * 2,
      };
      const facts: RoomKindFacts = roomKinds[kind];
      const area = Math.round(planned.max * facts.squareMetresPerPerson) + 6;
      const seats = Object.entries(facts.layouts).map(
        ([name, share]) => [name, Math.max(2, Math.floor(planned.max * share))] as const,
      );
      return {
        code: `${pavilion.toLowerCase()}-${number.replace('.', '-')}`,
        title: planned.title,
        min: Math.max(1, Math.floor(planned.max / 8)),
        max: planned.max,
        instantBookable: random.chance(0.85),
        pictures: [pictureOf(random.pick(facts.scenes))],
        description: describe(planned),
        layouts: Object.fromEntries(
          seats.map(([name, capacity]) => [name, { capacity, originalCapacity: capacity }]),
        ),
        area,
        height: random.pick([2.9, 3.1, 3.4]),
        equipment: ['Wireless internet', ...equipmentOf(facts, random)],
        rates: ratesOf(area, 0.95, countries.DE, random),
      };
    }),
  );

  const packages: PackageRecord[] = pavilions.flatMap((pavilion, place) =>
    spans.flatMap(([length, words, euros]) =>
      tables.map((table, course): PackageRecord => ({
        code: `${pavilion.toLowerCase()}-${length}-${course + 1}`,
        title: `Pavilion ${pavilion}, ${words} with ${table}`,
        length,
        min: 6,
        max: 60,
        description:
          `A room in pavilion ${pavilion}, coffee twice and ${table} at ` +
          `noon${length >= 24 ? ', a single room in the guest house and breakfast' : ''}.`,
        content: [
          {
            name: 'Coffee',
            start: '08:30',
            end: '09:00',
            items: ['Coffee and tea', 'Seeded rolls'],
          },
          {
            name: 'Lunch',
            start: '12:15',
            end: '13:15',
            items: [`${table.charAt(0).toUpperCase()}${table.slice(1)}`],
          },
        ],
        services: ['Wireless internet', 'Screen', 'Flip chart', 'Water and fruit'],
        pictures: [pictureOf(random.pick(['lunch-buffet', 'lunch-buffet-garden', 'coffee-bar']))],
        instantBookable: random.chance(0.85),
        rooms: rooms
          .slice(place * 50, place * 50 + 50)
          .filter((room) => room.max >= 24)
          .slice(course * 4, course * 4 + 4)
          .map((room) => room.code),
        unitPrice: localPrice(euros + course * 4, countries.DE),
      })),
    ),
  );

  return {
    ...venue,
    businessHours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: '06:00', end: '23:30' })),
    leadTimes: { maxDays: 0 },
    seasons: [],
    discountCodes: [{ code: 'CAMPUS10', percent: 10 }],
    rooms,
    packages,
  };
}
