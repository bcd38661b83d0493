import { searchVenues, writeOrder } from '@foyer/contract';
import { dateOf, instantOf, payable, withFee } from '@foyer/domain';
import { hostnamesOf, sites } from '@foyer/sites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aliasesOfOurs,
  amountsOf,
  firstOffers,
  isTakenOrClosed,
  startDemonstration,
} from '../testing/all-in-price.ts';
import { patience } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

let test: Awaited<ReturnType<typeof startDemonstration>>;
beforeAll(async () => {
  test = await startDemonstration();
}, patience);
afterAll(() => test.close());

/** Every site whose checkout is the ordinary one; two of them have a discount code of their own. */
const hosts = sites
  .filter(({ checkout }) => checkout === 'cart')
  .map(({ id, forcedDiscountCode, discountCode }) => ({
    host: String(hostnamesOf(id)[0]),
    code: forcedDiscountCode ?? discountCode,
  }));
const turns = 3;

it(
  'at every venue the price of the first card is that of order, page, receipt and mail, and a search names the lowest (D-20)',
  async () => {
    const different: string[] = [];
    let booked = 0;
    let withFees = 0;
    const seen = new Set<string>();
    for (const [index, alias] of aliasesOfOurs.entries()) {
      for (let turn = 0; turn < turns; turn += 1) {
        const at = hosts[(index * turns + turn) % hosts.length];
        if (!at) throw new Error('no site has the ordinary checkout');
        const { host, code } = at;
        seen.add(host);
        const guest = visitor(test.app, alias, host);
        const start = `${aDay(8 + turn)}T09:00`;
        const query = aQuery({ start, delegates: 10, ...(code && { discountCode: code }) });
        const { venue, offers } = await guest.offers(query);
        const lowest = [...offers.rooms, ...offers.packages]
          .filter(({ fit, listed, price }) => fit.kind === 'fits' && listed && price)
          .map(({ price }) => (price ? payable(price).minor : 0));
        const found = valueOf(
          await guest.call(
            'GET',
            `${searchVenues.path}?${new URLSearchParams({
              destination: venue.city,
              datetime: String(instantOf(query.start, venue.timezone)),
              'end-datetime': String(instantOf(query.end, venue.timezone)),
              delegates: '10',
              discount_code: code ?? '',
            })}`,
            searchVenues.answer,
          ),
        ).venues.find((entry) => entry.alias === alias);
        if (found?.from && found.from.minor !== Math.min(...lowest))
          different.push(`${alias} found from ${found.from.minor} on ${dateOf(query.start)}`);
        for (const choice of firstOffers(offers)) {
          if (!choice.offer.price) continue;
          const shown = payable(choice.offer.price);
          if (choice.offer.price.premiumFee > 0) withFees += 1;
          const title =
            choice.kind === 'room' ? choice.offer.room.title : choice.offer.package.title;
          const answer = await guest.createCart(await guest.cartBody(title, query));
          if (isTakenOrClosed(answer)) continue;
          const cart = valueOf(await guest.cart(valueOf(answer)));
          const orderId = valueOf(
            await guest.createOrder(writeOrder(cart, aContact, 'en', 'test')),
          );
          const paid = valueOf(
            await guest.process(
              orderId,
              cart.paymentMethods.includes('onsite')
                ? { paymentMethod: 'onsite' }
                : { paymentMethod: 'creditcard', card_token: 'tok' },
            ),
          );
          const all = {
            order: paid.events[0]?.total?.minor,
            cart: withFee(cart.items[0]?.total ?? shown, cart.premiumFee?.minor ?? 0).minor,
            ...(await amountsOf(test.database, paid, shown)),
          };
          booked += 1;
          for (const [where, amount] of Object.entries(all))
            if (amount !== shown.minor)
              different.push(`${alias} ${title} at ${host}: ${shown.minor}, ${where} ${amount}`);
        }
      }
    }
    expect(different).toEqual([]);
    expect(booked).toBeGreaterThan(200);
    expect(withFees).toBeGreaterThan(3);
    expect(seen.size).toBe(hosts.length);
  },
  patience,
);
