import { type Money, toMinor } from '../money.ts';
import { dateOf, type WallDateTime, type WallTime } from '../time.ts';
import { type PricedPart, servicesTotal } from './checkout-total.ts';

/** Something to add to a cart (CHECK-010). `price` is of one, incl. VAT, in minor units; `null` has to be asked for. */
export type AddOn = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'misc' | 'services' | 'other';
  readonly price: number | null;
  readonly priceExclVat: number | null;
  readonly amount: number;
  /** When it is served, `''` for no time; the end only where the cart asks for it. */
  readonly time: WallTime | '';
  readonly timeEnd: WallTime | '';
  /** Rooms it is for; none named means all. */
  readonly roomIds: readonly string[];
};

/** A price of the catalogue in minor units: it comes in major units from a cart without integration, and only there (CHECK-015, B-006). */
export const cataloguePrice = (price: number, hasIntegration: boolean, currency: string): number => (hasIntegration ? price : toMinor(price, currency));

/** The add-ons of the catalogue that a room can have (CHECK-016, A-119). */
export const addOnsForRoom = (catalogue: readonly AddOn[], roomId: string): readonly AddOn[] => catalogue.filter(({ roomIds }) => roomIds.length === 0 || roomIds.includes(roomId));

export type QuoteRequest = { readonly id: string; readonly start: WallDateTime; readonly end: WallDateTime; readonly amount: number };

/** What a new price is asked for: the add-on's own times on the day the meeting begins, else the meeting's; an end of its own only where the cart asks for one (CHECK-003, CHECK-011, A-124). */
export function quoteRequest({ id, time, timeEnd, amount }: AddOn, meeting: { readonly start: WallDateTime; readonly end: WallDateTime }, asksEndTime: boolean): QuoteRequest {
  const date = dateOf(meeting.start);
  return { id, amount, start: time === '' ? meeting.start : `${date}T${time}`, end: asksEndTime && timeEnd !== '' ? `${date}T${timeEnd}` : meeting.end };
}

/** A price for the times and amount now asked for; where none came, the old one stays (CHECK-011, A-118). */
export const withQuote = (addOn: AddOn, quote: { readonly price: number; readonly priceExclVat: number } | null): AddOn => ({ ...addOn, ...quote });

/** The chosen add-ons together, or `asks` where one without a price makes the cart an enquiry; a cart may take such ones as free (CHECK-006, A-123). */
export type AddOnsCost = { readonly kind: 'priced'; readonly total: Money } | { readonly kind: 'asks'; readonly addOnIds: readonly string[] };

export function addOnsCost(addOns: readonly AddOn[], currency: string, unpricedIsFree: boolean): AddOnsCost {
  const chosen = addOns.filter((addOn) => addOn.amount > 0);
  const unpriced = chosen.filter((addOn) => addOn.price === null);
  if (unpriced.length > 0 && !unpricedIsFree) return { kind: 'asks', addOnIds: unpriced.map((addOn) => addOn.id) };
  const parts: readonly PricedPart[] = chosen.map(({ price, amount }) => ({ price: price ?? 0, amount }));
  return { kind: 'priced', total: { minor: servicesTotal(parts), currency } };
}
