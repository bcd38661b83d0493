import {
  type Cart,
  changeMenu,
  changeMiscItem,
  confirmationPath,
  type PropertyItem,
  propertyTotal,
  type Venue,
} from '@foyer/domain';
import { siteAt } from '@foyer/sites';
import { atom } from 'jotai/vanilla';
import { randomKey } from '../../intents.ts';
import type { AddOnsLoad, PropertySession } from '../../property-session.ts';
import { readableOf } from '../../readable.ts';
import { type Checkout, type CheckoutParts, createCheckout } from '../create-checkout.ts';
import { itemsOf, keptItemsOf } from '../property/cart-items.ts';
import { forgetCheckout, keepCheckout, readKeptCheckout } from '../property/kept-checkout.ts';
import { addOnsOf, loadAddOns, propertyOf } from '../property/load-add-ons.ts';
import { createPropertyOrders, type PropertyWanted } from '../property/place-property-order.ts';
import { venueLinkOf } from '../venue-link.ts';

export type PropertyCheckoutParts = CheckoutParts & {
  venue: Venue;
  /** `''` where neither address nor storage has one. */
  cartId: string;
};

type Facts = { cart: Cart; items: readonly PropertyItem[] };
type Wanted = PropertyWanted & { email: string };

/** The checkout of the property flow (OPERA-026 to OPERA-035). */
export function createPropertyCheckout(
  parts: PropertyCheckoutParts,
): PropertySession & { stop: () => void } {
  const { base, api, storage, page, venue, cartId, newKey = randomKey } = parts;
  const { prefix } = base;
  const site = siteAt(base.site, venue.id);
  const kept = readKeptCheckout(storage);
  const stored = kept?.cartId === cartId ? kept.items : null;
  const addOns = atom<AddOnsLoad>('loading');

  const checkout: Checkout<Facts, Wanted> = createCheckout(parts, {
    cartId,
    checksEmail: true,
    threeDSecure: true,
    factsOf: (cart) => ({ cart, items: checkout.ready()?.items ?? itemsOf(cart, null, stored) }),
    onOpen: () => {
      if (checkout.store.get(addOns) !== 'loading') return;
      if (stored === null) void askAddOns();
      else checkout.store.set(addOns, 'loaded');
    },
    onOrdered: (orderId) =>
      void confirm(orderId, confirmationPath(prefix, orderId, checkout.isLoggedIn())),
    onMissing: () => checkout.store.set(checkout.state, { kind: 'missing' }),
    venueLink: (shown) =>
      shown ? venueLinkOf(shown.cart, prefix, base.site, storage) : base.links.venue(venue.alias),
    total: ({ cart, items }) => propertyTotal(items, cart.venue.currency),
    place: async ({ cart, items }, wanted, code) => {
      const outcome = await place(cart, items, wanted, code);
      switch (outcome.kind) {
        case 'booked':
          await confirm(outcome.orderId, outcome.path);
          return { kind: 'left' };
        case 'payment-failed':
          page.navigate(outcome.path + page.address().search);
          return { kind: 'left' };
        case 'challenged':
          return { kind: 'challenged', words: outcome.message };
        case 'failed':
          return { kind: 'problem', problem: { kind: 'malformed' } };
        case 'problem':
          return outcome;
        default:
          return outcome satisfies never;
      }
    },
    atPrice: (wanted, accepted) => ({ ...wanted, accepted }),
  });
  const place = createPropertyOrders({
    api,
    venue,
    prefix,
    isLoggedIn: checkout.isLoggedIn,
    newKey,
  });
  const confirm = (orderId: string, path: string): Promise<void> => {
    forgetCheckout(storage);
    return checkout.confirm(orderId, path);
  };

  const askAddOns = async (): Promise<void> => {
    const items = checkout.ready()?.items ?? [];
    const [first, last] = [items[0], items.at(-1)];
    if (first === undefined || last === undefined) return;
    checkout.store.set(addOns, 'loading');
    const found = addOnsOf(
      await loadAddOns(api, propertyOf(venue), { start: first.start, end: last.end }),
    );
    if (found !== null) changeItems((item) => ({ ...item, ...found }));
    checkout.store.set(addOns, found === null ? 'failed' : 'loaded');
  };
  /** Stored with every change, so that a reload keeps it (OPERA-002). */
  const changeItems = (change: (item: PropertyItem, event: number) => PropertyItem): void =>
    checkout.change(({ cart, items: present }) => {
      const items = present.map(change);
      keepCheckout(storage, cart, venue, keptItemsOf(cart, items));
      return { cart, items };
    });

  if (cartId === '') checkout.store.set(checkout.state, { kind: 'missing' });
  else {
    void checkout.load(false);
    void checkout.loadTerms();
  }

  return {
    ...base,
    page: 'property-checkout',
    venue,
    checkout: checkout.shown,
    ...checkout.readables,
    keptMethod: checkout.keptMethod,
    addOns: readableOf(checkout.store, addOns),
    cancellation: checkout.cancellation,
    paymentMethods: site.paymentMethods,
    menuCap: site.menuCap,
    actions: {
      ...checkout.actions,
      changeAmount: ({ event, kind, id }, amount) =>
        changeItems((item, index) => {
          if (index !== event) return item;
          return kind === 'menu'
            ? { ...item, menus: changeMenu(item.menus, id, amount, site.menuCap) }
            : { ...item, miscItems: changeMiscItem(item.miscItems, id, amount, item) };
        }),
      changeTime: ({ event, kind, id }, time) => {
        const at = <AddOn extends { id: string; time: string }>(addOn: AddOn): AddOn =>
          addOn.id === id ? { ...addOn, time } : addOn;
        changeItems((item, index) => {
          if (index !== event) return item;
          return kind === 'menu'
            ? { ...item, menus: item.menus.map(at) }
            : { ...item, miscItems: item.miscItems.map(at) };
        });
      },
      placeOrder: (values, payment) =>
        checkout.submit({ email: values.email, values, payment, accepted: null }),
      /** Reloads the page (OPERA-032). */
      dismissOrder: () => {
        const present = checkout.store.get(checkout.order);
        checkout.actions.dismissOrder();
        // No reload after the error of a field, which is corrected there, or after declining
        // another price.
        if (present.kind !== 'failed' || present.field !== null) return;
        const { pathname, search } = page.address();
        // Without storage a reload would lose everything that was typed (D-9).
        if (storage.outlivesPage()) page.navigate(pathname + search);
        else void checkout.load(true);
      },
      retryAddOns: () => void askAddOns(),
    },
    stop: checkout.stop,
  };
}
