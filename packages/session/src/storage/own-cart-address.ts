import { ownCartParameter } from '@foyer/contract';
import type { Page } from '../page.ts';
import type { BrowserStorage } from './browser-storage.ts';

/**
 * Where no cookie outlives the page, its address names the cart: after Back, the visitor's own hold
 * must not look as another's.
 */
export function nameCartInAddress(
  page: Page,
  storage: BrowserStorage,
  cartId: string | null,
): void {
  if (cartId === null || storage.outlivesPage()) return;
  const params = new URLSearchParams(page.address().search);
  params.set(ownCartParameter, cartId);
  page.replace(params.toString());
}
