import type { PaymentMethod } from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { type Order, partsOf, wholeTotal } from '../database/order.ts';
import { acceptedMethods, cartOptionsOf } from './stored-cart.ts';

/**
 * The order as it is booked when its visitor accepts an option of the offer, counted from 0; `null`
 * if there is no such option.
 */
export function orderOfOption(order: Order, option: number): Order | null {
  const items = order.offer?.options[option];
  const [item] = items ?? [];
  if (items === undefined || item === undefined) return null;
  const booked = { ...order, isEnquiry: false, items, item };
  return { ...booked, total: wholeTotal(partsOf(booked)) };
}

/**
 * How an accepted offer can be paid: as the venue's bookings, without the travel account, which
 * asks for more than the page of the offer does.
 */
export const methodsOfOffer = (entry: CatalogueEntry, order: Order): readonly PaymentMethod[] =>
  acceptedMethods(cartOptionsOf(entry, { ...order, isEnquiry: false })).filter(
    (method) => method !== 'airplus' && method !== 'none',
  );
