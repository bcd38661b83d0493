import { priceFallsAt, type Rates, toMinor } from '@foyer/domain';
import * as v from 'valibot';
import { roomFactors, times } from '../catalogue/rates-on-day.ts';
import { type ParsedVenueRecord, venueFile } from './venue-file.ts';

/** One problem of a file: path, venue and description. */
export type ImportProblem = { place: string; alias: string; message: string };
export type ReadFile =
  | { ok: true; venues: readonly ParsedVenueRecord[] }
  | { ok: false; problems: readonly ImportProblem[] };

/**
 * Parses a venue file, or lists all its problems: first of its shape, then of references between
 * rows.
 */
export function readVenueFile(content: unknown): ReadFile {
  const parsed = v.safeParse(venueFile, content);
  const venues = parsed.success ? parsed.output.venues : [];
  const problems = parsed.success
    ? venues.flatMap(problemsOfVenue).concat(duplicates(venues))
    : parsed.issues.map((issue) => shapeProblem(issue, content));
  return problems.length === 0 ? { ok: true, venues } : { ok: false, problems };
}

export function writeProblem(problem: ImportProblem): string {
  return `${problem.place}${problem.alias === '' ? '' : ` (${problem.alias})`}: ${problem.message}`;
}

function shapeProblem(issue: v.BaseIssue<unknown>, content: unknown): ImportProblem {
  const steps = issue.path ?? [];
  const place = steps
    .map((step, index) =>
      typeof step.key === 'number'
        ? `[${step.key}]`
        : `${index === 0 ? '' : '.'}${String(step.key)}`,
    )
    .join('');
  return {
    place: place === '' ? 'the file' : place,
    alias: aliasAt(content, steps[1]?.key),
    message: issue.message,
  };
}

function aliasAt(content: unknown, index: unknown): string {
  if (
    typeof content !== 'object' ||
    content === null ||
    !('venues' in content) ||
    !Array.isArray(content.venues) ||
    typeof index !== 'number'
  )
    return '';
  const venue: unknown = content.venues[index];
  return typeof venue === 'object' &&
    venue !== null &&
    'alias' in venue &&
    typeof venue.alias === 'string'
    ? venue.alias
    : '';
}

let currencies: ReadonlySet<string> | undefined;

function problemsOfVenue(venue: ParsedVenueRecord, index: number): ImportProblem[] {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  const found: ImportProblem[] = [];
  const say = (field: string, message: string) =>
    found.push({ place: `venues[${index}]${field}`, alias: venue.alias, message });
  if (!currencies.has(venue.currency))
    say('.currency', `${venue.currency} is not a currency in use`);
  const roomCodes = new Set<string>();
  // Each rate is rounded by itself: what is even without a season may fall by a cent in it.
  const factors = roomFactors({ seasons: venue.seasons, codes: venue.discountCodes });
  venue.rooms.forEach((room, at) => {
    if (roomCodes.has(room.code)) say(`.rooms[${at}].code`, `${room.code} is used twice`);
    roomCodes.add(room.code);
    if (room.max < room.min) say(`.rooms[${at}].max`, 'must be at least min');
    const rates = minorRates(room, venue.currency);
    const falls =
      room.chosenPrice === null
        ? factors
            .map((factor) => priceFallsAt(times(rates, factor)))
            .find((hours) => hours !== null)
        : undefined;
    if (falls !== undefined)
      say(`.rooms[${at}].rates`, `a meeting of ${falls} hours would cost less than a shorter one`);
    for (const { place, metres } of beyondWalls(room))
      say(`.rooms[${at}].walls.${place}.to`, `the wall is only ${metres} m long`);
    for (const [layout, seats] of Object.entries(room.layouts)) {
      if (seats.capacity !== null && seats.capacity > room.max)
        say(`.rooms[${at}].layouts.${layout}.capacity`, 'must not exceed the room’s max');
      if (
        seats.capacity !== null &&
        seats.originalCapacity !== null &&
        seats.originalCapacity < seats.capacity
      )
        say(`.rooms[${at}].layouts.${layout}.originalCapacity`, 'must be at least capacity');
    }
  });
  const packageCodes = new Set<string>();
  venue.packages.forEach((entry, at) => {
    if (packageCodes.has(entry.code)) say(`.packages[${at}].code`, `${entry.code} is used twice`);
    packageCodes.add(entry.code);
    if (entry.max < entry.min) say(`.packages[${at}].max`, 'must be at least min');
    entry.rooms.forEach((code, room) => {
      if (!roomCodes.has(code))
        say(`.packages[${at}].rooms[${room}]`, `${code} is not a room of this venue`);
    });
  });
  const addOnCodes = new Set<string>();
  venue.addOns.forEach((entry, at) => {
    if (addOnCodes.has(entry.code)) say(`.addOns[${at}].code`, `${entry.code} is used twice`);
    addOnCodes.add(entry.code);
    entry.rooms.forEach((code, room) => {
      if (!roomCodes.has(code))
        say(`.addOns[${at}].rooms[${room}]`, `${code} is not a room of this venue`);
    });
  });
  const bedroomCodes = new Set<string>();
  venue.bedrooms.forEach((entry, at) => {
    if (bedroomCodes.has(entry.code)) say(`.bedrooms[${at}].code`, `${entry.code} is used twice`);
    bedroomCodes.add(entry.code);
  });
  const discountCodes = new Set<string>();
  venue.discountCodes.forEach((entry, at) => {
    const typed = entry.code.toLowerCase();
    if (discountCodes.has(typed)) say(`.discountCodes[${at}].code`, `${entry.code} is used twice`);
    discountCodes.add(typed);
    if (entry.from !== undefined && entry.to !== undefined && entry.to < entry.from)
      say(`.discountCodes[${at}].to`, 'must not lie before from');
  });
  venue.seasons.forEach((season, at) => {
    if (season.to < season.from) say(`.seasons[${at}].to`, 'must not lie before from');
  });
  return found;
}

/** Doors, windows and a screen that end beyond a wall whose length is known. */
function beyondWalls({ walls, length, width }: ParsedVenueRecord['rooms'][number]) {
  if (walls === null) return [];
  const pieces = [
    ...walls.doors.map((piece, at) => ({ place: `doors[${at}]`, piece })),
    ...walls.windows.map((piece, at) => ({ place: `windows[${at}]`, piece })),
    ...(walls.screen === null ? [] : [{ place: 'screen', piece: walls.screen }]),
  ];
  return pieces.flatMap(({ place, piece: { wall, to } }) => {
    const metres = wall === 'front' || wall === 'back' ? width : length;
    return metres !== null && to > metres ? [{ place, metres }] : [];
  });
}

function minorRates(
  { rates: { hourly, halfDay, fullDay } }: ParsedVenueRecord['rooms'][number],
  currency: string,
): Rates {
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, currency));
  return { hourly: minor(hourly), halfDay: minor(halfDay), fullDay: minor(fullDay) };
}

function duplicates(venues: readonly ParsedVenueRecord[]): ImportProblem[] {
  const names = new Map<string, number>();
  return venues.flatMap((venue, index) => {
    const own = new Set([venue.alias, venue.id ?? venue.alias]);
    const taken = [...own].flatMap((name) => names.get(name) ?? [])[0];
    for (const name of own) names.set(name, index);
    return taken === undefined
      ? []
      : [
          {
            place: `venues[${index}].alias`,
            alias: venue.alias,
            message: `its alias or id is already used by venues[${taken}]`,
          },
        ];
  });
}
