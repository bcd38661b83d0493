import { createCart, loadMenus, writeLegacy } from '@foyer/contract';
import {
  type Confirmation,
  legacyRequest,
  payable,
  type PropertyItem,
  withFee,
} from '@foyer/domain';
import { hostnamesOf, sites } from '@foyer/sites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aliasesOfOurs,
  amountsOf,
  firstOffers,
  isTakenOrClosed,
  startDemonstration,
} from '../testing/all-in-price.ts';
import { officeVisitor } from '../testing/office-setup.ts';
import { hotel, propertyVisitor } from '../testing/property-setup.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { patience } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

let sandbox: SandboxSetup;
let test: Awaited<ReturnType<typeof startDemonstration>>;
beforeAll(async () => {
  sandbox = await startSandbox();
  test = await startDemonstration(sandbox);
}, patience);
afterAll(async () => {
  await test.close();
  await sandbox.stop();
});

/** The hosts of the sites with one of the checkouts. */
const hostsOf = (checkout: (typeof sites)[number]['checkout']): string[] =>
  sites.filter((site) => site.checkout === checkout).map(({ id }) => String(hostnamesOf(id)[0]));

/** Every amount from the cart on. */
const amountsAfter = async (order: Confirmation, cart: number | undefined, shown: number) => ({
  cart,
  ...(await amountsOf(test.database, order, {
    minor: shown,
    currency: order.total?.currency ?? 'EUR',
  })),
});
const equal = (shown: number) => ({
  cart: shown,
  page: shown,
  receipt: shown,
  'receipt by VAT': shown,
  mail: shown,
});

it(
  'at every venue the price of the first card is that of cart, page, receipt and mail in the legacy checkout (D-20)',
  async () => {
    const hosts = hostsOf('legacy');
    const different: string[] = [];
    let booked = 0;
    let withFees = 0;
    for (const [index, alias] of aliasesOfOurs.entries()) {
      const guest = visitor(test.app, alias, hosts[index % hosts.length]);
      const query = aQuery({ delegates: 10 });
      const { venue, offers } = await guest.offers(query);
      for (const choice of firstOffers(offers)) {
        if (!choice.offer.price) continue;
        const shown = payable(choice.offer.price).minor;
        const details = { contact: aContact, acceptedTerms: true, serviceFeeId: null };
        const body = writeLegacy(legacyRequest(choice, query, venue, details), {
          language: 'en',
          userAgent: 'test',
          discountCode: '',
        });
        const answer = await guest.call('POST', createCart.path, createCart.answer, body);
        if (isTakenOrClosed(answer)) continue;
        const id = valueOf(answer);
        const cart = valueOf(await guest.cart(id));
        const order = valueOf(
          await guest.process(
            id,
            cart.paymentMethods.includes('onsite')
              ? { paymentMethod: 'onsite' }
              : { paymentMethod: 'creditcard', card_token: await sandbox.cardToken() },
          ),
        );
        const [item] = cart.items;
        const inCart = item?.total && withFee(item.total, cart.premiumFee?.minor ?? 0).minor;
        const after = await amountsAfter(order, inCart ?? undefined, shown);
        for (const [where, amount] of Object.entries(after))
          if (amount !== shown)
            different.push(`${alias} ${item?.title}: ${shown}, ${where} ${amount}`);
        booked += 1;
        if (choice.offer.price.premiumFee > 0) withFees += 1;
      }
    }
    expect(different).toEqual([]);
    expect(booked).toBeGreaterThan(80);
    expect(withFees).toBeGreaterThan(0);
  },
  patience,
);

it.each(hostsOf('property'))(
  'what the hotel’s system offers costs on every page and in the mail what its card and its menus say, at %s (D-20)',
  async (host) => {
    const guest = propertyVisitor(test.app, host, 'harbour-opera');
    const menus = valueOf(await guest.post(loadMenus.path, loadMenus.answer, hotel));
    const lunch = menus
      .filter(({ price }) => price !== null)
      .map((menu, index) => (index === 0 ? { ...menu, amount: 8, time: '12:00' } : menu));
    const served = 8 * (lunch[0]?.price ?? 0);
    expect(served).toBeGreaterThan(0);
    const weeks = 10 + hostsOf('property').indexOf(host);
    // Each room of the hotel by itself, a package, and two days.
    const { rooms } = valueOf(await guest.rooms({ day: aDay(weeks) }));
    const known = rooms.filter(
      ({ available, instantBookable, rates }) =>
        available && instantBookable && rates.hourly !== null,
    );
    const { packages } = valueOf(await guest.packages({ day: aDay(weeks) }));
    const offered = packages.find(({ price, min }) => price !== null && min <= 8);
    const inRoom = rooms.find(({ id }) => offered?.roomIds.includes(id));
    expect(known.length).toBeGreaterThan(1);
    const bookings: PropertyItem[][] = [];
    for (const { title } of known)
      bookings.push([
        await guest.item({ room: title, day: aDay(weeks), from: '08:00', to: '12:30' }),
      ]);
    if (offered && inRoom)
      bookings.push([
        await guest.item({
          room: inRoom.title,
          package: offered.title,
          day: aDay(weeks + 20),
          to: '13:00',
        }),
      ]);
    const [first] = known;
    if (first)
      bookings.push([
        await guest.item({ room: first.title, day: aDay(weeks + 4) }),
        await guest.item({ room: first.title, day: aDay(weeks + 8), from: '10:00', to: '16:00' }),
      ]);
    for (const items of bookings) {
      const shown = items.reduce((sum, { total }) => sum + (total?.minor ?? 0), 0);
      const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
      const cart = valueOf(await guest.cart(cartId));
      const body = guest.bookingBody(items, cartId, { menus: lunch });
      const { orderId } = valueOf(await guest.book(body));
      const order = valueOf(await guest.order(orderId ?? ''));
      // Lunch is served on each day.
      const total = shown + served * items.length;
      const inCart = cart.items.reduce((sum, item) => sum + (item.total?.minor ?? 0), 0);
      expect([inCart, body.totalPrice]).toEqual([shown, total]);
      expect(await amountsAfter(order, total, total)).toEqual(equal(total));
    }
  },
);

it.each(hostsOf('office'))(
  'an office costs on every page and in the mail what its card and its services say, at %s (D-20)',
  async (host) => {
    const guest = officeVisitor(test.app, host, 'harbour-office');
    const answer = valueOf(await guest.search());
    const rooms = answer.kind === 'rooms' ? answer.rooms : [];
    expect(rooms.length).toBeGreaterThan(1);
    for (const room of rooms) {
      const held = valueOf(await guest.hold(room.id));
      const cart = valueOf(await guest.cart(held.reservationId));
      const services = held.services.map((service, index) =>
        index === 0
          ? { ...service, amount: 2, time: service.isTimed ? ('10:00' as const) : ('' as const) }
          : service,
      );
      const served = 2 * (services[0]?.price ?? 0);
      expect(served).toBeGreaterThan(0);
      const body = guest.bookingBody(room, held.reservationId, await sandbox.cardToken(), {
        services,
      });
      const { orderId } = valueOf(await guest.book(body));
      const order = valueOf(await guest.order(orderId ?? ''));
      const total = room.total.minor + served;
      expect([cart.items[0]?.total?.minor, Math.round(body.price_total * 100)]).toEqual([
        room.total.minor,
        total,
      ]);
      expect(await amountsAfter(order, total, total)).toEqual(equal(total));
    }
  },
);
