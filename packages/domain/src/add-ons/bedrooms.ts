import { addDays, dateOf, daysBetween, type WallDate, type WallDateTime } from '../time.ts';

/**
 * A kind of bedroom that can be booked with the meeting (CHECK-013, A-117). `price` is per bedroom,
 * incl. VAT, in minor units.
 */
export type Bedroom = {
  id: string;
  name: string;
  /** The language of its name, where it is not the reader's. */
  spoken?: string;
  price: number;
  maxPersons: number;
  available: number;
};

/**
 * The bedrooms to offer; none where the venue's reply failed, without a message (CHECK-013, A-117).
 */
export const offeredBedrooms = (answer: readonly Bedroom[] | null): readonly Bedroom[] =>
  answer?.filter((bedroom) => bedroom.available > 0) ?? [];

/**
 * Bedrooms of one kind that are booked with a meeting (D-10), from arrival to departure. `price` is
 * per bedroom and night, incl. VAT, in minor units.
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
 * The problem of a stay's days: no night, too many nights, or nights that do not touch the meeting
 * (arrival after its last day, or departure before its first). `null`: none.
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

/** Days before and after a meeting that are offered for arrival and departure. */
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
 * Days of arrival from `today` on, and days of departure once the arrival is known: up to a week
 * before and after the meeting, without a problem of `stayProblem`.
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
