import { dateOf, minutesBetween, type WallDate, type WallDateTime } from '../time.ts';
import { lineAmount, type PricedPart, wholeAmount } from '../checkout/checkout-total.ts';

/** Equipment or a service of the property system (OPERA-020, OPERA-021). */
export type MiscItem = PricedPart & {
  id: string;
  name: string;
  /** `''` for none. */
  time: string;
  /** The price is per hour of the event. */
  isHourly: boolean;
  /** Available amounts by date; a date that is not listed has no limit. */
  availability: readonly { date: WallDate; amount: number }[];
  /** The price with its currency as text, for display only. */
  priceText: string;
};

type Span = { start: WallDateTime; end: WallDateTime };

/** Available amount of an item on the meeting's first day; `Infinity` without a limit. */
export const mostOf = (
  { availability }: Pick<MiscItem, 'availability'>,
  { start }: Pick<Span, 'start'>,
): number => availability.find(({ date }) => date === dateOf(start))?.amount ?? Infinity;

/** Sets an item's amount: whole, not negative and at most the available amount. */
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
 * Minor units: price × amount, × the hours of the meeting for an hourly price (OPERA-020, A-134).
 */
export const miscLine = (item: MiscItem, { start, end }: Span): number =>
  lineAmount(item, item.isHourly ? minutesBetween(start, end) / 60 : 1);
