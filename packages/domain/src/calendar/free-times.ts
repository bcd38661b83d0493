import { hasLayout, takesDelegates } from '../offers/room-fit.ts';
import type { Room } from '../offers/room.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import { minutesBetween, type WallDate, type WallDateTime, type WallTime } from '../time.ts';
import { openingsFor } from '../venue/business-hours.ts';
import type { Venue } from '../venue/venue.ts';

/** A room that is taken, on the venue's clock. */
export type TakenRoom = { roomId: string; start: WallDateTime; end: WallDateTime };

/** How much is free in each half hour of a day. */
export type FreeTimes = {
  /** Rooms that suit the group, free or not. */
  of: number;
  steps: readonly { time: WallTime; free: number; open: boolean }[];
};

export const freeTimesMinutes = 30;
const stepsPerDay = (24 * 60) / freeTimesMinutes;
/** Where hours are not known, nobody meets at night. */
const usual = { start: '07:00', end: '22:00' } as const;

/**
 * The rooms that suit a group, counted for each half hour from the first opening of the day to the
 * last; of one room only where it is named. A half hour in which a room is taken for a minute is
 * not free.
 */
export function freeTimes(
  date: WallDate,
  rooms: readonly Room[],
  taken: readonly TakenRoom[],
  query: Pick<BookingQuery, 'kind' | 'meetingLength' | 'delegates' | 'layout'>,
  venue: Pick<Venue, 'businessHours'>,
  rules: Parameters<typeof openingsFor>[3],
): FreeTimes {
  const suiting = rooms.filter(
    (room) => takesDelegates(room, query.delegates) && hasLayout(room, query),
  );
  const openings = openingsFor(venue, date, query, rules) ?? [usual];
  const busy = suiting.map(({ id }) =>
    taken
      .filter(({ roomId }) => roomId === id)
      .map(({ start, end }) => [minuteOf(date, start), minuteOf(date, end)] as const),
  );
  const isOpen = (minute: number) =>
    openings.some(({ start, end }) => {
      const closes = end <= start ? 24 * 60 : minuteOf(date, `${date}T${end}`);
      return minute >= minuteOf(date, `${date}T${start}`) && minute + freeTimesMinutes <= closes;
    });
  const all = Array.from({ length: stepsPerDay }, (_, index) => {
    const from = index * freeTimesMinutes;
    const free = busy.filter(
      (spans) => !spans.some(([start, end]) => start < from + freeTimesMinutes && from < end),
    ).length;
    const open = isOpen(from);
    return { time: timeAt(from), free: open ? free : 0, open };
  });
  const first = all.findIndex(({ open }) => open);
  const last = all.findLastIndex(({ open }) => open);
  return { of: suiting.length, steps: first === -1 ? [] : all.slice(first, last + 1) };
}

const minuteOf = (date: WallDate, wall: WallDateTime): number =>
  minutesBetween(`${date}T00:00`, wall);

const timeAt = (minute: number): WallTime =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
