import type { RoomRecord } from '../import/venue-file.ts';
import type { Place, PlannedRoom } from './all-places.ts';
import { type Country, localPrice } from './countries.ts';
import { pictureOf, type SceneId } from './pictures.ts';
import { createRoomDescriber } from './room-description.ts';
import { type RoomKindFacts, roomKinds, screens } from './room-kinds.ts';
import type { Seeded } from './seeded.ts';

const withFee = [
  'Technician, by the hour',
  'Four headset microphones',
  'Second projector',
  'Live stream with two cameras',
  'Simultaneous interpretation',
  'Lectern with your logo',
  'Printing service',
  'Moderator’s case',
];

/** The rooms of a place with sizes, equipment and prices, in the country's currency, incl. VAT. */
export function roomsOfPlace(place: Place, country: Country, random: Seeded): RoomRecord[] {
  const describe = createRoomDescriber(place.style, random);
  const unused = new Map<string, SceneId[]>();
  const codes = new Set<string>();

  return place.rooms.map((room) => {
    const facts: RoomKindFacts = roomKinds[room.kind];
    const area =
      Math.round(room.max * facts.squareMetresPerPerson * (0.9 + random.number() * 0.25)) + 6;
    const width = tenths(Math.sqrt(area) * (0.74 + random.number() * 0.18));
    const min = smallestGroup(room.max, random);
    return {
      code: uniqueCode(codeOfName(room.title), codes),
      title: room.title,
      min,
      max: room.max,
      instantBookable: random.chance(0.78),
      pictures: scenesFor(room, facts, unused, random).map(pictureOf),
      description: describe(room),
      layouts: layoutsOf(room.max, min, facts, random),
      area,
      height: tenths(facts.height[0] + random.number() * (facts.height[1] - facts.height[0])),
      width,
      length: tenths(area / width),
      equipment: ['Wireless internet', ...equipmentOf(facts, random)],
      equipmentWithFee: random.shuffled(withFee).slice(0, random.whole(0, 3)),
      rates: ratesOf(area, place.level, country, random),
    };
  });
}

/** Four to six items, one of them a display. */
export function equipmentOf(facts: RoomKindFacts, random: Seeded): string[] {
  const all = random.shuffled(facts.equipment);
  const [screen] = all.filter((name) => screens.includes(name));
  return all
    .filter((name) => name === screen || !screens.includes(name))
    .slice(0, random.whole(4, 6));
}

/** Computed from the floor area: 86 m² cost about €98 an hour at price level 1. */
export function ratesOf(
  area: number,
  level: number,
  country: Country,
  random: Seeded,
): NonNullable<RoomRecord['rates']> {
  if (random.chance(0.06)) return {};
  const hourly = (38 + area * 0.7) * level * (0.94 + random.number() * 0.12);
  const halfDay = localPrice(hourly * 4.36, country);
  const fullDay = localPrice(hourly * 6.66, country);
  return random.chance(0.1)
    ? { halfDay, fullDay }
    : { hourly: localPrice(hourly, country), halfDay, fullDay };
}

function smallestGroup(max: number, random: Seeded): number {
  return max <= 16
    ? random.whole(1, 2)
    : Math.max(4, Math.round((max * (0.1 + random.number() * 0.08)) / 2) * 2);
}

function layoutsOf(
  max: number,
  min: number,
  facts: RoomKindFacts,
  random: Seeded,
): NonNullable<RoomRecord['layouts']> {
  const seats = (share: number) =>
    share === 1
      ? max
      : Math.max(1, Math.round((max * share * (0.94 + random.number() * 0.1)) / 2) * 2);
  const layouts = Object.entries(facts.layouts).map(
    ([name, share]) => [name, Math.min(max, seats(share))] as const,
  );
  return Object.fromEntries(
    layouts
      .filter(([, capacity]) => capacity >= Math.max(2, min))
      .map(([name, capacity]) => [name, { capacity, originalCapacity: capacity }]),
  );
}

/**
 * Two or three pictures, first the room itself, and if possible none that another room of the venue
 * has.
 */
function scenesFor(
  room: PlannedRoom,
  facts: RoomKindFacts,
  unused: Map<string, SceneId[]>,
  random: Seeded,
): SceneId[] {
  const own = unused.get(room.kind);
  const left = own === undefined || own.length === 0 ? random.shuffled(facts.scenes) : own;
  const first = left.shift();
  unused.set(room.kind, left);
  const breaks: SceneId[] = [
    'coffee-bar',
    'coffee-bar-brick',
    'coffee-bar-night',
    'lunch-buffet',
    'lunch-buffet-garden',
    'lunch-buffet-harbour',
    'foyer-arches',
    'foyer-stone',
    'foyer-night',
  ];
  return [
    ...(first === undefined ? [] : [first]),
    ...random.shuffled(breaks).slice(0, random.whole(1, 2)),
  ];
}

function uniqueCode(code: string, taken: Set<string>): string {
  if (taken.has(code)) throw new Error(`Two rooms of one venue are called ${code}.`);
  taken.add(code);
  return code;
}

function tenths(metres: number): number {
  return Math.round(metres * 10) / 10;
}

const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  å: 'a',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
};

/** A stable code from a title: `Captain’s Library` is `captains-library`, `Żuraw` is `zuraw`. */
function codeOfName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßøåæłđðþœ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
