import { toMinor } from '../money.ts';
import { addDays, dateOf, type WallDateTime, type WallTime } from '../time.ts';
import { noServiceTime, serviceTimes } from './service-times.ts';

/**
 * Something to add to a cart (CHECK-010). `price` is of one, incl. VAT, in minor units; `null` has
 * to be asked for.
 */
export type AddOn = {
  id: string;
  name: string;
  kind: 'misc' | 'services' | 'other';
  price: number | null;
  priceExclVat: number | null;
  amount: number;
  /** When it is served, `''` for no time; the end only where the cart asks for it. */
  time: WallTime | '';
  timeEnd: WallTime | '';
  /** Rooms it is for; none named means all. */
  roomIds: readonly string[];
};

/**
 * An add-on as a list offers it: its price is of one, or of one for the hours it is taken. `most`
 * is how many can be had, `Infinity` without a limit.
 */
export type OfferedAddOn = AddOn & { rate: 'piece' | 'hour'; most: number };

/**
 * A price of the catalogue in minor units: it comes in major units from a cart without integration,
 * and only there (CHECK-015, B-006).
 */
export const cataloguePrice = (price: number, hasIntegration: boolean, currency: string): number =>
  hasIntegration ? price : toMinor(price, currency);

/** The add-ons of the catalogue that a room can have (CHECK-016, A-119). */
export const addOnsForRoom = <Of extends Pick<AddOn, 'roomIds'>>(
  catalogue: readonly Of[],
  roomId: string,
): readonly Of[] =>
  catalogue.filter(({ roomIds }) => roomIds.length === 0 || roomIds.includes(roomId));

export type QuoteRequest = { id: string; start: WallDateTime; end: WallDateTime; amount: number };

type Meeting = { start: WallDateTime; end: WallDateTime };

/**
 * What a new price is asked for: the add-on's own times on the day the meeting begins, of a meeting
 * over midnight on the next where they come too early for the first; else the meeting's. An end of
 * its own only where the cart asks for one (CHECK-003, CHECK-011, A-124).
 */
export function quoteRequest(
  { id, time, timeEnd, amount }: Pick<AddOn, 'id' | 'time' | 'timeEnd' | 'amount'>,
  meeting: Meeting,
  asksEndTime: boolean,
): QuoteRequest {
  const start = time === '' ? meeting.start : firstFrom(meeting.start, time, meeting);
  return {
    id,
    amount,
    start,
    end: asksEndTime && timeEnd !== '' ? firstFrom(start, timeEnd, meeting) : meeting.end,
  };
}

/**
 * The first day from `moment` on that has this time still to come, where the meeting lasts until
 * then.
 */
function firstFrom(moment: WallDateTime, time: WallTime, { end }: Meeting): WallDateTime {
  const sameDay = `${dateOf(moment)}T${time}`;
  const nextDay = `${addDays(dateOf(moment), 1)}T${time}`;
  return sameDay < moment && nextDay <= end ? nextDay : sameDay;
}

/**
 * Times an add-on can begin and, from its own beginning, end at (CHECK-010, A-124): no time first,
 * then half hours that leave it some of the meeting.
 */
export function addOnTimes(
  addOn: Pick<AddOn, 'id' | 'time' | 'amount'>,
  meeting: Meeting,
): { from: readonly (WallTime | '')[]; until: readonly (WallTime | '')[] } {
  const times = serviceTimes(meeting.start, meeting.end);
  const isWithin = (time: WallTime | '', timeEnd: WallTime | '') => {
    const { start, end } = quoteRequest({ ...addOn, time, timeEnd }, meeting, true);
    return meeting.start <= start && start < end && end <= meeting.end;
  };
  return {
    from: times.filter((time) => isWithin(time, noServiceTime)),
    until: times.filter((time) => isWithin(addOn.time, time)),
  };
}

/**
 * A price for the times and amount now asked for; where none came, the old one stays (CHECK-011,
 *
 */
export const withQuote = <Of extends AddOn>(
  addOn: Of,
  quote: { price: number; priceExclVat: number } | null,
): Of => ({ ...addOn, ...quote });

/**
 * Whether one that is taken has no price, which makes the cart an enquiry; a cart may take such
 * ones as free (CHECK-006, A-123).
 */
export const addOnsAsk = (
  addOns: readonly Pick<AddOn, 'price' | 'amount'>[],
  unpricedIsFree: boolean,
): boolean => !unpricedIsFree && addOns.some(({ price, amount }) => amount > 0 && price === null);
