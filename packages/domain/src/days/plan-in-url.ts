import { addDays, type WallDate } from '../time.ts';
import { type Day, type DayChoice, type DayPlan, mostDays } from './day-plan.ts';
import { halfHours } from './day-times.ts';

/** Parameter names: one `plan` for each day, and the number of the open tab. */
export const planParameters = { day: 'plan', shown: 'day' } as const;

/** The part of a choice that is in the address; title and price come from the venue. */
export type WantedItem = Pick<DayChoice, 'kind' | 'id' | 'roomId'>;
/** Items to choose once their days have loaded, by day number. */
export type WantedItems = ReadonlyMap<number, WantedItem>;

/**
 * Writes a plan as an address, so that reload, share and Back keep it (D-9): `2026-11-23 0900-1700
 * 12`, and where an item is chosen or `wanted` also `room ID` or `package ID ROOM`.
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
 * Reads a plan from an address; invalid and surplus days are left out, and `null` is no plan. No
 * item is chosen yet: `wanted` has those to choose.
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
/** Whether the date exists: 31 June does not. */
const isDate = (text: WallDate): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
