import type { OfferKind } from '../query/booking-query.ts';
import type { CartItem } from './cart.ts';

/** What was chosen, in one word: a package where nothing else is in the cart; each has a room. */
export const kindOfCart = (items: readonly Pick<CartItem, 'kind'>[]): OfferKind =>
  items.every(({ kind }) => kind === 'package') ? 'package' : 'room';
