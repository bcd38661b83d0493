import type { PlannedRoom, Style } from './all-places.ts';
import { characters, materials, remarks, whereabouts } from './room-words.ts';
import type { Seeded } from './seeded.ts';

/** Rooms whose name already gives the place, or that have no particular place. */
const placedByName = new RegExp(
  'attic|loft|garden|garten|cellar|level|stock|boden|floor|deck|foyer|tower|lamp|shed|veranda|' +
    'house|basse|vestry|tank|terrace|stage|yard|view|suite',
  'i',
);
const placedByKind = ['skyline', 'orangery'];

/** Describes the rooms of one venue one after another, without repeating a sentence. */
export function createRoomDescriber(style: Style, random: Seeded): (room: PlannedRoom) => string {
  const places = random.shuffled(whereabouts[style]);
  const extras = random.shuffled(remarks);
  const byKind = new Map<string, string[]>();
  let said = 0;

  return (room) => {
    const left = byKind.get(room.kind);
    const lines =
      left === undefined || left.length === 0 ? random.shuffled(characters[room.kind]) : left;
    const line = lines.shift() ?? '';
    byKind.set(room.kind, lines);
    const character = spoken(line, random);
    const unplaced = placedByName.test(room.title) || placedByKind.includes(room.kind);
    const where = unplaced ? '' : `${places[said % places.length] ?? ''}. `;
    const wanted = unplaced ? 2 : random.whole(0, 3) > 0 ? 1 : 0;
    const also = Array.from({ length: wanted }, () => ` ${extras.shift() ?? ''}`.trimEnd()).join(
      '',
    );
    if (extras.length < 2) extras.push(...random.shuffled(remarks));
    said += 1;
    return `${where}${character}${also}`;
  };
}

/** The line with its materials filled in, a capital letter first, and `an` before a vowel. */
function spoken(line: string, random: Seeded): string {
  const words = line
    .replace(/\{(\w+)\}/g, (_, material: string) => random.pick(materials[material] ?? []))
    .replace(/\b([Aa]) (?=[aeo]|un)/g, '$1n ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
