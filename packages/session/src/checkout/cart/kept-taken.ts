import { type CartItem, type LayoutCode, layoutCodes, type Taken } from '@foyer/domain';
import * as v from 'valibot';
import type { BrowserStorage } from '../../storage/browser-storage.ts';

/**
 * Local-storage key of what was added to a cart: it survives a reload and is removed with the
 * order. It has no personal data.
 */
const key = 'checkoutTaken';

const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const price = v.nullable(v.number());
const layouts = v.picklist<readonly (LayoutCode | '_none')[]>([
  '_none',
  ...Object.values(layoutCodes),
]);
const kept = v.object({
  cartId: v.string(),
  addOns: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      kind: v.picklist(['misc', 'services', 'other']),
      price,
      priceExclVat: price,
      amount,
      time: v.string(),
      timeEnd: v.string(),
      roomIds: v.array(v.string()),
    }),
  ),
  bedrooms: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      price: v.number(),
      amount,
      checkIn: v.string(),
      checkOut: v.string(),
    }),
  ),
  layout: layouts,
  serviceFee: v.boolean(),
});

/**
 * What was added to this cart before, at its last prices; nothing where none is stored, or it
 * belongs to another cart.
 */
export function keptTaken(
  storage: BrowserStorage,
  cartId: string,
  layout: CartItem['layout'],
): Taken {
  const text = storage.item(key);
  const read = text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
  return read?.success && read.output.cartId === cartId
    ? read.output
    : { addOns: [], bedrooms: [], layout, serviceFee: false };
}

/**
 * Stores only add-ons and bedrooms with an amount, and nothing where the order is as the cart was
 * made. `own` is the cart's layout.
 */
export function keepTaken(
  storage: BrowserStorage,
  cartId: string,
  { layout, serviceFee, ...all }: Taken,
  own: CartItem['layout'],
): void {
  const isTaken = ({ amount }: { amount: number }) => amount > 0;
  const addOns = all.addOns.filter(isTaken);
  const bedrooms = all.bedrooms.filter(isTaken);
  const isChanged = addOns.length + bedrooms.length > 0 || layout !== own || serviceFee;
  storage.setItem(
    key,
    isChanged ? JSON.stringify({ cartId, addOns, bedrooms, layout, serviceFee }) : null,
  );
}

export const forgetTaken = (storage: BrowserStorage): void => storage.setItem(key, null);
