import { addDays, type WallDate } from '../time.ts';
import { type Day, type DayChoice, type DayPlan, mostDays } from './day-plan.ts';
import { halfHours } from './day-times.ts';

/** Names in an address: one `plan` for each day, and the number of the open tab. */
export const planParameters = { day: 'plan', shown: 'day' } as const;

/** What an address knows of a choice; its title and price are the venue's to say. */
export type WantedItem = Pick<DayChoice, 'kind' | 'id' | 'roomId'>;
/** Items to be chosen again, by the number of their day. */
export type WantedItems = ReadonlyMap<number, WantedItem>;

/**
 * A plan as an address carries it, so that reload, share and Back keep it (D-9): `2026-11-23
 * 0900-1700 12`, and where an item is chosen or `wanted` also `room ID` or `package ID ROOM`.
 */
export function writePlan(
  plan: DayPlan,
  wanted: WantedItems,
): readonly (readonly [name: string, value: string])[] {
  const written = plan.days.map(
    (day) =>
      [
        planParameters.day,
        [
          day.date,
          `${bare(day.start)}-${bare(day.end)}`,
          day.delegates,
          ...itemWords(day.choice ?? wanted.get(day.number)),
        ].join(' '),
      ] as const,
  );
  return [...written, [planParameters.shown, String(plan.shown)]];
}

/**
 * Reads it back; days that make no sense are left out, and those that are too many, and `null` is
 * none at all. Nothing is chosen yet: that is what `wanted` is for.
 */
export function readPlan(params: URLSearchParams): { plan: DayPlan; wanted: WantedItems } | null {
  const read = params
    .getAll(planParameters.day)
    .flatMap((text) => readDay(text) ?? [])
    .slice(0, mostDays);
  const [first, ...others] = read.map(({ day }, index): Day => ({ ...day, number: index + 1 }));
  if (first === undefined) return null;
  const shown = Number(params.get(planParameters.shown));
  const wanted = new Map(
    read.flatMap(({ item }, index) => (item === null ? [] : [[index + 1, item] as const])),
  );
  return {
    plan: {
      days: [first, ...others],
      shown: Number.isInteger(shown) && shown >= 1 && shown <= read.length ? shown : 1,
    },
    wanted,
  };
}

function readDay(text: string): { day: Omit<Day, 'number'>; item: WantedItem | null } | null {
  const [date = '', times = '', people = '', ...item] = text.split(' ');
  const [start, end] = times.split('-').map((time) => `${time.slice(0, 2)}:${time.slice(2)}`);
  const delegates = /^[1-9]\d{0,5}$/.test(people) ? Number(people) : 0;
  if (
    !isDate(date) ||
    start === undefined ||
    end === undefined ||
    !halfHours.includes(start) ||
    !halfHours.includes(end) ||
    start >= end ||
    delegates < 1
  )
    return null;
  return { day: { date, start, end, delegates, choice: null }, item: readItem(item) };
}

function readItem([kind, id, room, ...more]: readonly string[]): WantedItem | null {
  if (more.length > 0 || id === undefined || id === '') return null;
  if (kind === 'room' && room === undefined) return { kind, id, roomId: id };
  return kind === 'package' && room ? { kind, id, roomId: room } : null;
}

function itemWords(item: WantedItem | undefined): readonly string[] {
  if (item === undefined) return [];
  return item.kind === 'room' ? [item.kind, item.id] : [item.kind, item.id, item.roomId];
}

const bare = (time: string): string => time.replace(':', '');
/** A day that the calendar has: not the 31st of June. */
const isDate = (text: WallDate): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
