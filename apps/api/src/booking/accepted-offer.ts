import type { PaymentMethod } from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';
import { acceptedMethods, cartOptionsOf } from './stored-cart.ts';

/**
 * How an accepted offer can be paid: as the venue's bookings, without the travel account, which
 * asks for more than the page of the offer does.
 */
export const methodsOfOffer = (entry: CatalogueEntry, order: Order): readonly PaymentMethod[] =>
  acceptedMethods(cartOptionsOf(entry, { ...order, isEnquiry: false })).filter(
    (method) => method !== 'airplus' && method !== 'none',
  );
