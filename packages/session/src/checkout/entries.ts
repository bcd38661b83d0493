import type { CheckoutFlow, Venue } from '@foyer/domain';
import { enterCart } from './cart/enter-cart.ts';
import type { Enter } from './entry.ts';

/** How an offer gets into the checkout of each flow; all but the cart flow's load when wanted. */
const entries: Record<CheckoutFlow, () => Promise<Enter>> = {
  cart: () => Promise.resolve(enterCart),
  legacy: () => import('./legacy/enter-legacy.ts').then(({ enterLegacy }) => enterLegacy),
  property: () => import('./property/enter-property.ts').then(({ enterProperty }) => enterProperty),
  office: () => import('./office/enter-office.ts').then(({ enterOffice }) => enterOffice),
};

/**
 * The entry for a venue (CART-002, CART-006, CART-008, CART-015). The system that keeps the venue's
 * rooms decides at `/book`; a venue that keeps its rooms itself has a cart of ours there.
 */
export function loadEntry(
  flow: CheckoutFlow,
  atBook: boolean,
  { propertySystem, office }: Pick<Venue, 'propertySystem' | 'office'>,
): Promise<Enter> {
  if (!atBook) return entries[flow]();
  if (propertySystem) return entries.property();
  return office ? entries.office() : entries.cart();
}
