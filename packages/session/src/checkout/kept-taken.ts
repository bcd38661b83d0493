import { type CartItem, type LayoutCode, layoutCodes, type Taken } from '@foyer/domain';
import * as v from 'valibot';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/** Local-storage key of what was taken with a cart: it outlives a reload, and goes with the order. Nothing of it is about a person. */
const key = 'checkoutTaken';

const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const layouts = v.picklist<readonly (LayoutCode | '_none')[]>(['_none', ...Object.values(layoutCodes)]);
const kept = v.object({
  cartId: v.string(),
  addOns: v.array(v.object({ id: v.string(), amount, time: v.string(), timeEnd: v.string() })),
  bedrooms: v.array(v.object({ id: v.string(), amount, checkIn: v.string(), checkOut: v.string() })),
  layout: layouts,
  serviceFee: v.boolean(),
});
export type KeptTaken = Omit<v.InferOutput<typeof kept>, 'cartId'>;

const nothing = (layout: CartItem['layout']): KeptTaken => ({ addOns: [], bedrooms: [], layout, serviceFee: false });

/** What was taken with this cart before; nothing where there is none, or it is another cart's. */
export function keptTaken(storage: BrowserStorage, cartId: string, layout: CartItem['layout']): KeptTaken {
  const text = storage.item(key);
  const read = text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
  return read?.success && read.output.cartId === cartId ? read.output : nothing(layout);
}

export function keepTaken(storage: BrowserStorage, cartId: string, { addOns, bedrooms, layout, serviceFee }: Taken): void {
  const taken: KeptTaken = {
    addOns: addOns.flatMap(({ id, amount, time, timeEnd }) => (amount > 0 ? [{ id, amount, time, timeEnd }] : [])),
    bedrooms: bedrooms.flatMap(({ id, amount, checkIn, checkOut }) => (amount > 0 ? [{ id, amount, checkIn, checkOut }] : [])),
    layout,
    serviceFee,
  };
  storage.setItem(key, JSON.stringify({ cartId, ...taken }));
}

export const forgetTaken = (storage: BrowserStorage): void => storage.setItem(key, null);
