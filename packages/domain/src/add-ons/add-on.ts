import { halfHours } from '../days/day-times.ts';
import { toMinor } from '../money.ts';
import { addDays, dateOf, timeOf, type WallDateTime, type WallTime } from '../time.ts';

/**
 * A service that can be added to a cart (CHECK-010). `price` is per piece, incl. VAT, in minor
 * units; `null` makes an enquiry.
 */
export type AddOn = {
  id: string;
  name: string;
  kind: 'misc' | 'services' | 'other';
  price: number | null;
  priceExclVat: number | null;
  amount: number;
  /** Start time, `''` for none; an end time only where the cart asks for it. */
  time: WallTime | '';
  timeEnd: WallTime | '';
  /** Rooms that can have it; an empty list means all. */
  roomIds: readonly string[];
};

/**
 * An add-on in a list; its price is per piece, or per piece and hour. `most` is the available
 * amount, `Infinity` where that is not counted; `limit` is how many one order may have. One that
 * `isTimed` is served at a time, which an order has to name.
 */
export type OfferedAddOn = AddOn & {
  /** The language of its name, where it is not the reader's. */
  spoken?: string;
  rate: 'piece' | 'hour';
  most: number;
  limit: number;
  isTimed: boolean;
};

/** Whether it was chosen, is served at a time, and has none. */
export const lacksTime = ({
  isTimed,
  amount,
  time,
}: Pick<OfferedAddOn, 'isTimed' | 'amount' | 'time'>): boolean =>
  isTimed && amount > 0 && time === noServiceTime;

/**
 * A catalogue price in minor units: for a cart without integration, and only there, the wire has
 * major units (CHECK-015, B-006).
 */
export const cataloguePrice = (price: number, hasIntegration: boolean, currency: string): number =>
  hasIntegration ? price : toMinor(price, currency);

/** The catalogue's add-ons for a room (CHECK-016, A-119). */
export const addOnsForRoom = <Of extends Pick<AddOn, 'roomIds'>>(
  catalogue: readonly Of[],
  roomId: string,
): readonly Of[] =>
  catalogue.filter(({ roomIds }) => roomIds.length === 0 || roomIds.includes(roomId));

export type QuoteRequest = { id: string; start: WallDateTime; end: WallDateTime; amount: number };

type Meeting = { start: WallDateTime; end: WallDateTime };

/**
 * The times for which a new price is requested: the add-on's own times on the meeting's first day,
 * or on the second day of a meeting over midnight where they would be before its start; without own
 * times, the meeting's. An own end only where the cart asks for one (CHECK-003, CHECK-011, A-124).
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

/** The first occurrence of `time` from `moment` on, if the meeting lasts until then. */
function firstFrom(moment: WallDateTime, time: WallTime, { end }: Meeting): WallDateTime {
  const sameDay = `${dateOf(moment)}T${time}`;
  const nextDay = `${addDays(dateOf(moment), 1)}T${time}`;
  return sameDay < moment && nextDay <= end ? nextDay : sameDay;
}

/**
 * Start times of an add-on, or its end times after its own start (CHECK-010, A-124): no time first,
 * then the half hours before the end of the meeting.
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
 * Sets the price for the requested times and amount; without an answer the old one stays
 * (CHECK-011, A-118).
 */
export const withQuote = <Of extends AddOn>(
  addOn: Of,
  quote: { price: number; priceExclVat: number } | null,
): Of => ({ ...addOn, ...quote });

/**
 * Whether a chosen add-on has no price, which makes the cart an enquiry; a cart may treat such
 * add-ons as free (CHECK-006, A-123).
 */
export const addOnsAsk = (
  addOns: readonly Pick<AddOn, 'price' | 'amount'>[],
  unpricedIsFree: boolean,
): boolean => !unpricedIsFree && addOns.some(({ price, amount }) => amount > 0 && price === null);

/** No time chosen: the first option, shown as `--:--`. */
export const noServiceTime = '';
export const noServiceTimeShown = '--:--';

/**
 * Times of a menu or add-on: no time, then the half hours from the item's start to its end, both
 * included (OPERA-040, OPERA-041, B-061). For an item that ends on a later day: those until
 * midnight and from midnight on.
 */
export function serviceTimes(
  start: WallDateTime,
  end: WallDateTime,
): readonly (WallTime | typeof noServiceTime)[] {
  const [from, to] = [timeOf(start), timeOf(end)];
  const within =
    dateOf(start) === dateOf(end)
      ? (time: WallTime) => from <= time && time <= to
      : (time: WallTime) => from <= time || time <= to;
  return [noServiceTime, ...halfHours.filter(within)];
}
