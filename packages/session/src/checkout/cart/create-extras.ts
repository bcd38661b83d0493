import type { ApiClient } from '@foyer/api-client';
import {
  loadBedrooms,
  loadCartAddOns,
  writeSpecifiedDateTime,
  quoteService,
} from '@foyer/contract';
import {
  type AddOn,
  addOnsAnswered,
  addOnTimes,
  type BedroomStay,
  type Cart,
  type CartItem,
  nightsOfMeeting,
  noServiceTime,
  offeredBedrooms,
  type OfferedAddOn,
  quoteRequest,
  type Taken,
  takenOf,
  wholeAmount,
  withQuote,
} from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import type { BaseSession } from '../../base-session.ts';
import type {
  AddOnChange,
  CheckoutExtras,
  ChosenAddOn,
  ChosenBedroom,
} from '../../cart-session.ts';
import type { BrowserStorage } from '../../storage/browser-storage.ts';
import { readableOf, type Store } from '../../readable.ts';
import { keepTaken, keptTaken } from './kept-taken.ts';

type Parts = {
  api: ApiClient;
  store: Store;
  storage: BrowserStorage;
} & Pick<BaseSession, 'language' | 'log'>;

type Wanted = Pick<AddOn, 'id' | 'amount' | 'time' | 'timeEnd' | 'price' | 'priceExclVat'>;

/**
 * Add-ons, bedrooms and layout of a cart (CHECK-008, CHECK-010 to CHECK-016): the lists, the
 * choice, and the latest prices from the server.
 */
export function createExtras({ api, store, storage, language, log }: Parts) {
  const extras = atom<CheckoutExtras>({
    addOns: { kind: 'loading' },
    bedrooms: null,
    kept: { addOns: [], bedrooms: [] },
    layout: '_none',
    serviceFee: false,
  });
  const quotes = new Map<string, AbortController>();
  let of: { cart: Cart; item: CartItem; kept: Taken } | null = null;

  const change = (next: Partial<CheckoutExtras>): void => {
    store.set(extras, { ...store.get(extras), ...next });
    if (of !== null && hasLists(store.get(extras)))
      keepTaken(storage, of.cart.id, taken(), of.item.layout);
  };
  const offered = (): readonly ChosenAddOn[] => {
    const { addOns } = store.get(extras);
    return addOns.kind === 'loaded' ? addOns.addOns : [];
  };
  const mend = (id: string, mended: (addOn: ChosenAddOn) => ChosenAddOn): void =>
    change({
      addOns: {
        kind: 'loaded',
        addOns: offered().map((addOn) => (addOn.id === id ? mended(addOn) : addOn)),
      },
    });

  /**
   * Loads the price of an add-on for its present amount and times; only the latest reply of each is
   * used (CHECK-011).
   */
  const quote = async (id: string): Promise<void> => {
    quotes.get(id)?.abort();
    const addOn = offered().find((candidate) => candidate.id === id);
    if (of === null || addOn === undefined) return;
    // A price per piece does not depend on the times; a price per hour does, also at amount 0.
    if (addOn.amount === 0 && addOn.rate === 'piece')
      return mend(id, (present) => ({ ...present, quote: 'settled' }));
    const asked = new AbortController();
    quotes.set(id, asked);
    mend(id, (present) => ({ ...present, quote: 'asking' }));
    const { start, end } = quoteRequest(addOn, of.item, of.cart.asks.addOnEndTime);
    const reply = await api.call(quoteService, {
      params: { cartId: of.cart.id, serviceId: id },
      query: {
        start_date_time: writeSpecifiedDateTime(start),
        end_date_time: writeSpecifiedDateTime(end),
        quantity: String(Math.max(1, addOn.amount)),
      },
      signal: asked.signal,
    });
    if (quotes.get(id) !== asked || asked.signal.aborted) return;
    if (reply.ok)
      return mend(id, (present) => ({ ...withQuote(present, reply.value), quote: 'settled' }));
    const gone = reply.problem.kind === 'refused' && reply.problem.problem.code === 'service_taken';
    if (!gone) log('service-quote-missing', { reason: reply.problem.kind });
    mend(id, (present) => ({ ...present, quote: gone ? 'gone' : 'failed' }));
  };

  /** `chosen`: what to select once the list has loaded. */
  const askAddOns = async (chosen: readonly Wanted[]): Promise<void> => {
    if (of === null) return;
    const { cart } = of;
    const reply =
      cart.offers.addOns === 0
        ? null
        : await api.call(loadCartAddOns, {
            params: { venueId: cart.venue.id },
            query: { order_id: cart.id, discount_code: cart.discountCode, lang: language },
            body: { order_id: cart.id, availability_id: cart.availabilityId },
          });
    if (reply?.ok === false) log('add-ons-missing', { reason: reply.problem.kind });
    const answer =
      reply === null
        ? []
        : !reply.ok
          ? null
          : typeof reply.value === 'string'
            ? reply.value
            : reply.value({ hasIntegration: cart.hasIntegration, currency: cart.venue.currency });
    const state = addOnsAnswered<OfferedAddOn>(answer);
    // A list that has loaded stays, with what is chosen.
    if (state.kind !== 'loaded')
      return offered().length > 0 ? undefined : change({ addOns: state });
    const addOns = state.addOns.map((addOn): ChosenAddOn => ({
      ...addOn,
      ...wantedOf(chosen, addOn.id),
    }));
    change({ addOns: { kind: 'loaded', addOns } });
    await Promise.all(addOns.filter(({ amount }) => amount > 0).map(({ id }) => quote(id)));
  };

  /** Optional: where the call fails, no bedrooms are offered (CHECK-013, D-4). */
  const askBedrooms = async ({ cart, item, kept }: NonNullable<typeof of>): Promise<void> => {
    const reply =
      cart.offers.bedrooms === 0
        ? null
        : await api.call(loadBedrooms, {
            params: { venueId: cart.venue.id },
            query: { lang: language },
          });
    if (reply?.ok === false) log('bedrooms-missing', { reason: reply.problem.kind });
    const nights = nightsOfMeeting(item);
    change({
      bedrooms: offeredBedrooms(reply?.ok ? reply.value : null).map((bedroom): ChosenBedroom => ({
        ...bedroom,
        ...nights,
        amount: 0,
        ...(kept.bedrooms[0] && {
          checkIn: kept.bedrooms[0].checkIn,
          checkOut: kept.bedrooms[0].checkOut,
        }),
        ...amountOf(kept.bedrooms, bedroom.id),
      })),
    });
  };

  const taken = (): Taken => takenOf(store.get(extras));

  return {
    readable: readableOf(store, extras),
    taken,
    /** Loads the lists of the cart, once. */
    begin: (cart: Cart): void => {
      const [item] = cart.items;
      if (of !== null || !item) return;
      const kept = keptTaken(storage, cart.id, item.layout);
      of = { cart, item, kept };
      store.set(extras, {
        ...store.get(extras),
        kept,
        layout: kept.layout,
        serviceFee: kept.serviceFee,
      });
      void askAddOns(kept.addOns);
      void askBedrooms(of);
    },
    /** Loads the add-ons and their prices again; the choice stays. */
    refresh: (): Promise<void> => askAddOns(offered()),
    actions: {
      changeAddOn: (id: string, wanted: AddOnChange): void => {
        const item = of?.item;
        if (!item) return;
        mend(id, (addOn) => {
          const next = {
            ...addOn,
            ...wanted,
            amount: Math.min(wholeAmount(wanted.amount ?? addOn.amount), addOn.most, addOn.limit),
          };
          return addOnTimes(next, item).until.includes(next.timeEnd)
            ? next
            : { ...next, timeEnd: noServiceTime };
        });
        void quote(id);
      },
      retryQuote: (id: string): void => void quote(id),
      retryAddOns: (): void => {
        store.set(extras, { ...store.get(extras), addOns: { kind: 'loading' } });
        void askAddOns(of?.kept.addOns ?? []);
      },
      changeBedroom: (id: string, amount: number): void =>
        change({
          bedrooms: (store.get(extras).bedrooms ?? []).map((bedroom) =>
            bedroom.id === id
              ? { ...bedroom, amount: Math.min(wholeAmount(amount), bedroom.available) }
              : bedroom,
          ),
        }),
      changeNights: (nights: Pick<BedroomStay, 'checkIn' | 'checkOut'>): void =>
        change({
          bedrooms: (store.get(extras).bedrooms ?? []).map((bedroom) => ({
            ...bedroom,
            ...nights,
          })),
        }),
      chooseLayout: (layout: Taken['layout']): void => change({ layout }),
      tickServiceFee: (serviceFee: boolean): void => change({ serviceFee }),
    },
  };
}

/** Until the lists have loaded, the stored choice must not be overwritten. */
const hasLists = ({ addOns, bedrooms }: CheckoutExtras): boolean =>
  addOns.kind === 'loaded' && bedrooms !== null;

/** What is chosen of an add-on, with its last price, which is loaded again. */
function wantedOf(
  chosen: readonly Wanted[],
  id: string,
): Partial<Wanted> & Pick<ChosenAddOn, 'quote'> {
  const wanted = chosen.find((candidate) => candidate.id === id && candidate.amount > 0);
  return wanted
    ? {
        amount: wanted.amount,
        time: wanted.time,
        timeEnd: wanted.timeEnd,
        price: wanted.price,
        priceExclVat: wanted.priceExclVat,
        quote: 'asking',
      }
    : { quote: 'settled' };
}

function amountOf(stays: readonly BedroomStay[], id: string): Partial<Pick<BedroomStay, 'amount'>> {
  const stay = stays.find((candidate) => candidate.id === id);
  return stay ? { amount: stay.amount } : {};
}
