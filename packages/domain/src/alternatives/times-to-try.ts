import type { BookingQuery } from '../query/booking-query.ts';
import type { EditContext } from '../query/edit-context.ts';
import { deriveLength, minimumHoursOf, offeredLengths } from '../query/meeting-length.ts';
import type { MeetingTime } from '../query/open-times.ts';
import { spanProblem } from '../query/span-problem.ts';
import { addDays, addMinutes, dateOf, minutesBetween } from '../time.ts';
import type { Venue } from '../venue/venue.ts';

/** A time at which the meeting could be instead, and what of it that changes. */
export type TimeToTry = { kind: 'time' | 'day' | 'length'; time: MeetingTime; distance: number };

type TriedVenue = Pick<Venue, 'businessHours' | 'leadTimes'>;
type Asked = Pick<BookingQuery, 'kind' | 'start' | 'end' | 'meetingLength'>;

/** Half hours: between two quarters nobody's rooms differ, and half as many are asked for. */
const stepMinutes = 30;
const mostMovedMinutes = 8 * 60;
const daysAround = 14;
const minutesPerDay = 24 * 60;

/**
 * The times for which the offers are asked where none suits at the one that was asked for: other
 * times of that day, other days at that time, and shorter or longer meetings of the same start or
 * end. All are times that the venue takes; the nearest of each kind comes first.
 */
export function timesToTry(
  asked: Asked,
  venue: TriedVenue,
  context: EditContext,
): readonly TimeToTry[] {
  const isWithinDay = dateOf(asked.start) === dateOf(asked.end);
  const tried = [
    ...(isWithinDay ? moved(asked) : []),
    ...otherDays(asked),
    ...(isWithinDay ? otherLengths(asked, context) : []),
  ];
  return tried.filter(
    ({ time }) => spanProblem({ ...time, kind: asked.kind }, venue, context) === null,
  );
}

function moved(asked: Asked): TimeToTry[] {
  const tried: TimeToTry[] = [];
  for (let minutes = stepMinutes; minutes <= mostMovedMinutes; minutes += stepMinutes)
    for (const by of [minutes, -minutes]) {
      const time = movedBy(asked, by);
      if (dateOf(time.start) === dateOf(asked.start) && dateOf(time.end) === dateOf(asked.start))
        tried.push({ kind: 'time', time, distance: minutes });
    }
  return tried;
}

const movedBy = ({ start, end, meetingLength }: Asked, minutes: number): MeetingTime => ({
  start: addMinutes(start, minutes),
  end: addMinutes(end, minutes),
  meetingLength,
});

function otherDays({ start, end, meetingLength }: Asked): TimeToTry[] {
  const at = (days: number): MeetingTime => ({
    start: `${addDays(dateOf(start), days)}${start.slice(10)}`,
    end: `${addDays(dateOf(end), days)}${end.slice(10)}`,
    meetingLength,
  });
  return Array.from({ length: daysAround }, (_, index) => index + 1).flatMap((days) =>
    [days, -days].map((by): TimeToTry => ({
      kind: 'day',
      time: at(by),
      distance: days * minutesPerDay,
    })),
  );
}

function otherLengths(asked: Asked, context: EditContext): TimeToTry[] {
  const minutes = minutesBetween(asked.start, asked.end);
  const others = offeredLengths(context, asked.kind).flatMap((length) =>
    typeof length === 'number' && length * 60 !== minutes ? [length * 60] : [],
  );
  return others
    .filter((other) => other >= minimumHoursOf(asked.kind, context) * 60)
    .toSorted((one, other) => Math.abs(one - minutes) - Math.abs(other - minutes))
    .flatMap((other) =>
      [
        { start: asked.start, end: addMinutes(asked.start, other) },
        { start: addMinutes(asked.end, -other), end: asked.end },
      ]
        .filter(({ start, end }) => dateOf(start) === dateOf(end))
        .map(({ start, end }): TimeToTry => ({
          kind: 'length',
          time: { start, end, meetingLength: deriveLength(start, end) },
          distance: Math.abs(other - minutes),
        })),
    );
}
