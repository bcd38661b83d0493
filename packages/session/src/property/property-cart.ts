import type { ApiClient } from '@foyer/api-client';
import { loadCart } from '@foyer/contract';
import {
  type Cart,
  changeMenu,
  changeMiscItem,
  type PropertyItem,
  type Venue,
} from '@foyer/domain';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { AddOnAt, AddOnsLoad, PropertyCheckoutState } from '../property-session.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import type { Store } from '../store-readable.ts';
import { itemsOf, keptItemsOf } from './cart-items.ts';
import { keepCheckout, type KeptCheckout } from './kept-checkout.ts';
import { addOnsOf, propertyOf, loadAddOns } from './load-add-ons.ts';

type Parts = {
  api: ApiClient;
  store: Store;
  page: Page;
  storage: BrowserStorage;
  venue: Venue;
  cartId: string;
  kept: KeptCheckout | null;
  menuCap: number;
  onOpen: (cart: Cart, askedAt: number) => void;
  onOrdered: (orderId: string) => void;
};

/**
 * The cart of the checkout with what is added to its events: stored with every change, so that the
 * page can be loaded again (OPERA-002).
 */
export function createPropertyCart({
  api,
  store,
  page,
  storage,
  venue,
  cartId,
  kept,
  menuCap,
  onOpen,
  onOrdered,
}: Parts) {
  const checkout: PrimitiveAtom<PropertyCheckoutState> = atom<PropertyCheckoutState>({
    kind: 'loading',
  });
  const addOns = atom<AddOnsLoad>('loading');
  const stored = kept?.cartId === cartId ? kept.items : null;
  let loads = 0;

  const show = (cart: Cart, askedAt: number): void => {
    if (cart.status === 'ordered' && cart.orderId !== null) return onOrdered(cart.orderId);
    if (cart.status !== 'open') return store.set(checkout, { kind: 'expired', cart });
    const present = store.get(checkout);
    const items = present.kind === 'ready' ? present.items : itemsOf(cart, null, stored);
    store.set(checkout, { kind: 'ready', cart, items });
    onOpen(cart, askedAt);
    if (store.get(addOns) !== 'loading') return;
    if (stored === null) void askAddOns();
    else store.set(addOns, 'loaded');
  };

  /** `quietly`: what is shown stays until there is something newer. */
  const load = async (quietly: boolean): Promise<void> => {
    const mine = (loads += 1);
    const askedAt = page.elapsed();
    if (!quietly) store.set(checkout, { kind: 'loading' });
    const reply = await api.call(loadCart, { params: { cartId } });
    if (mine !== loads) return;
    if (reply.ok) return show(reply.value, askedAt);
    if (reply.problem.kind === 'refused' && reply.problem.problem.status < 500)
      return store.set(checkout, { kind: 'empty' });
    if (!quietly) store.set(checkout, { kind: 'failed', problem: reply.problem });
  };

  const askAddOns = async (): Promise<void> => {
    const present = store.get(checkout);
    const [first, last] = present.kind === 'ready' ? [present.items[0], present.items.at(-1)] : [];
    if (first === undefined || last === undefined) return;
    store.set(addOns, 'loading');
    const found = addOnsOf(
      await loadAddOns(api, propertyOf(venue), { start: first.start, end: last.end }),
    );
    if (found !== null) keepItems((items) => items.map((item) => ({ ...item, ...found })));
    store.set(addOns, found === null ? 'failed' : 'loaded');
  };

  const keepItems = (change: (items: readonly PropertyItem[]) => readonly PropertyItem[]): void => {
    const present = store.get(checkout);
    if (present.kind !== 'ready') return;
    const items = change(present.items);
    store.set(checkout, { ...present, items });
    keepCheckout(storage, present.cart, venue, keptItemsOf(present.cart, items));
  };
  const changeEvent = (event: number, change: (item: PropertyItem) => PropertyItem): void =>
    keepItems((items) => items.map((item, index) => (index === event ? change(item) : item)));

  return {
    checkout,
    addOns,
    load,
    askAddOns,
    expire: () => {
      const present = store.get(checkout);
      if (present.kind === 'ready') store.set(checkout, { kind: 'expired', cart: present.cart });
    },
    changeAmount: ({ event, kind, id }: AddOnAt, amount: number): void =>
      changeEvent(event, (item) =>
        kind === 'menu'
          ? { ...item, menus: changeMenu(item.menus, id, amount, menuCap) }
          : { ...item, miscItems: changeMiscItem(item.miscItems, id, amount, item) },
      ),
    changeTime: ({ event, kind, id }: AddOnAt, time: string): void => {
      const at = <AddOn extends { id: string; time: string }>(addOn: AddOn): AddOn =>
        addOn.id === id ? { ...addOn, time } : addOn;
      changeEvent(event, (item) =>
        kind === 'menu'
          ? { ...item, menus: item.menus.map(at) }
          : { ...item, miscItems: item.miscItems.map(at) },
      );
    },
    stop: () => {
      loads += 1;
    },
  };
}
