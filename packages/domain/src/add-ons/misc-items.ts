import { dateOf, minutesBetween, type WallDate, type WallDateTime } from '../time.ts';
import { lineAmount, type PricedPart, wholeAmount } from '../checkout/checkout-total.ts';

/** Equipment or a service of the property system (OPERA-020, OPERA-021). */
export type MiscItem = PricedPart & {
  id: string;
  name: string;
  /** `''` for none. */
  time: string;
  /** Priced for each hour of the item it belongs to. */
  isHourly: boolean;
  /** How many there are, by date; a date that is not listed has no limit. */
  availability: readonly { date: WallDate; amount: number }[];
  /** The price with its currency in words, for display only. */
  priceText: string;
};

type Span = { start: WallDateTime; end: WallDateTime };

/**
 * How many of an item can be had on the day the meeting begins; `Infinity` where there is
 * no limit.
 */
export const mostOf = (
  { availability }: Pick<MiscItem, 'availability'>,
  { start }: Pick<Span, 'start'>,
): number => availability.find(({ date }) => date === dateOf(start))?.amount ?? Infinity;

/** Takes that many of an item, whole, not negative and not more than there are. */
export const changeMiscItem = (
  items: readonly MiscItem[],
  id: string,
  amount: number,
  span: Span,
): readonly MiscItem[] =>
  items.map((item) =>
    item.id === id ? { ...item, amount: Math.min(wholeAmount(amount), mostOf(item, span)) } : item,
  );

/**
 * Minor units: price × amount, and × the hours of the meeting for an hourly rate (OPERA-020,
 *
 */
export const miscLine = (item: MiscItem, { start, end }: Span): number =>
  lineAmount(item, item.isHourly ? minutesBetween(start, end) / 60 : 1);
