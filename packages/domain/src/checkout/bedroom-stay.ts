import { dateOf, daysBetween, type WallDate, type WallDateTime } from '../time.ts';

/** Bedrooms of a kind that are taken with a meeting (D-10): so many, from the day of arrival to that of leaving. `price` is of one for a night, incl. VAT, in minor units. */
export type BedroomStay = { readonly id: string; readonly name: string; readonly price: number; readonly amount: number; readonly checkIn: WallDate; readonly checkOut: WallDate };

export const mostNights = 31;

export const nightsOf = ({ checkIn, checkOut }: Pick<BedroomStay, 'checkIn' | 'checkOut'>): number => daysBetween(checkIn, checkOut);

/** What a stay costs, incl. VAT, in minor units. */
export const stayCost = (stay: Pick<BedroomStay, 'price' | 'amount' | 'checkIn' | 'checkOut'>): number => stay.price * stay.amount * nightsOf(stay);

/**
 * What is wrong with the days of a stay: no night at all, more of them than can be taken, or none that belongs to the
 * meeting: guests come on a day of it at the latest and leave on one at the earliest. `null` when nothing is.
 */
export function stayProblem(stay: Pick<BedroomStay, 'checkIn' | 'checkOut'>, meeting: { readonly start: WallDateTime; readonly end: WallDateTime }): 'no-night' | 'too-long' | 'apart' | null {
  if (nightsOf(stay) < 1) return 'no-night';
  if (nightsOf(stay) > mostNights) return 'too-long';
  return stay.checkOut < dateOf(meeting.start) || stay.checkIn > dateOf(meeting.end) ? 'apart' : null;
}
