import { addDays, dateOf, daysBetween, type WallDate, type WallDateTime } from '../time.ts';

/**
 * Bedrooms of a kind that are taken with a meeting (D-10): so many, from the day of arrival to that
 * of leaving. `price` is of one for a night, incl. VAT, in minor units.
 */
export type BedroomStay = {
  id: string;
  name: string;
  price: number;
  amount: number;
  checkIn: WallDate;
  checkOut: WallDate;
};

type Meeting = { start: WallDateTime; end: WallDateTime };

export const mostNights = 31;

export const nightsOf = ({
  checkIn,
  checkOut,
}: Pick<BedroomStay, 'checkIn' | 'checkOut'>): number => daysBetween(checkIn, checkOut);

/** What a stay costs, incl. VAT, in minor units. */
export const stayCost = (
  stay: Pick<BedroomStay, 'price' | 'amount' | 'checkIn' | 'checkOut'>,
): number => stay.price * stay.amount * nightsOf(stay);

/**
 * What is wrong with the days of a stay: no night at all, more of them than can be taken, or none
 * that belongs to the meeting: guests come on a day of it at the latest and leave on one at the
 * earliest. `null` when nothing is.
 */
export function stayProblem(
  stay: Pick<BedroomStay, 'checkIn' | 'checkOut'>,
  meeting: Meeting,
): 'no-night' | 'too-long' | 'apart' | null {
  if (nightsOf(stay) < 1) return 'no-night';
  if (nightsOf(stay) > mostNights) return 'too-long';
  return stay.checkOut < dateOf(meeting.start) || stay.checkIn > dateOf(meeting.end)
    ? 'apart'
    : null;
}

/** Days around a meeting on which guests are offered to come and to leave. */
const daysAround = 7;
const daysFrom = (first: WallDate, last: WallDate): readonly WallDate[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, day) =>
    addDays(first, day),
  );

/** The nights of a meeting, at least the one after its first day. */
export function nightsOfMeeting({
  start,
  end,
}: Meeting): Pick<BedroomStay, 'checkIn' | 'checkOut'> {
  const [first, last] = [dateOf(start), dateOf(end)];
  return { checkIn: first, checkOut: first === last ? addDays(first, 1) : last };
}

/**
 * Days to come from `today` on, and days to leave once it is known when one comes: up to a week
 * before the meeting and after it, with no problem of `stayProblem`.
 */
export function stayDays(
  meeting: Meeting,
  today: WallDate,
  checkIn: WallDate,
): { arrivals: readonly WallDate[]; departures: readonly WallDate[] } {
  const [first, last] = [dateOf(meeting.start), dateOf(meeting.end)];
  const [earliest, latest] = [addDays(first, -daysAround), addDays(last, daysAround)];
  return {
    arrivals: daysFrom(earliest < today ? today : earliest, last),
    departures: daysFrom(addDays(checkIn, 1), addDays(checkIn, mostNights)).filter(
      (day) => first <= day && day <= latest,
    ),
  };
}
