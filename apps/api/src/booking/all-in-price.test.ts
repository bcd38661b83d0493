import { searchVenues, writeOrder } from '@foyer/contract';
import { type ChosenOffer, dateOf, instantOf, payable, withFee } from '@foyer/domain';
import { hostnamesOf, sites } from '@foyer/sites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { demonstrationVenues } from '../demonstration/venues.ts';
import { seedDemonstration } from '../import/store-venues.ts';
import { amountOf } from '../mail/order-facts.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

let database: Database;
let test: TestApp;
beforeAll(async () => {
  database = await openFreshPostgres();
  await seedDemonstration(database);
  test = await startTestApp({ database });
}, patience);
afterAll(async () => {
  await test.app.close();
  await database.close();
});

/** Every site whose checkout is the ordinary one; two of them have a discount code of their own. */
const hosts = sites
  .filter(({ checkout }) => checkout === 'cart')
  .map(({ id, forcedDiscountCode, discountCode }) => ({
    host: String(hostnamesOf(id)[0]),
    code: forcedDiscountCode ?? discountCode,
  }));
const turns = 3;
// Others state their own totals, without a fee.
const aliases = demonstrationVenues()
  .filter(({ propertySystem, office }) => !propertySystem && !office)
  .map(({ alias }) => alias);

it(
  'at every venue the price of the first card is that of order, page, receipt and mail, and a search names the lowest (D-20)',
  async () => {
    const different: string[] = [];
    let booked = 0;
    let withFees = 0;
    const seen = new Set<string>();
    for (const [index, alias] of aliases.entries()) {
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
        const chosen: (ChosenOffer | undefined)[] = [
          offers.rooms
            .map((offer): ChosenOffer => ({ kind: 'room', offer }))
            .find(({ offer }) => offer.listed && offer.outcome.kind === 'instant'),
          offers.packages
            .map((offer): ChosenOffer => ({ kind: 'package', offer }))
            .find(({ offer }) => offer.listed && offer.outcome.kind === 'instant'),
        ];
        for (const choice of chosen) {
          if (!choice?.offer.price) continue;
          const shown = payable(choice.offer.price);
          if (choice.offer.price.premiumFee > 0) withFees += 1;
          const title =
            choice.kind === 'room' ? choice.offer.room.title : choice.offer.package.title;
          const answer = await guest.createCart(await guest.cartBody(title, query));
          // Closed on that day, or its room was taken by the booking before.
          if (['venue_closed', 'room_taken'].includes(answer.problem?.code ?? '')) continue;
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
          const total = amountOf(shown, 'en');
          const [mail] = await mailsAbout(database, orderId);
          const all = {
            order: paid.events[0]?.total?.minor,
            cart: withFee(cart.items[0]?.total ?? shown, cart.premiumFee?.minor ?? 0).minor,
            page: paid.total?.minor,
            receipt: paid.bill?.lines.reduce((sum, line) => sum + line.total.minor, 0),
            'receipt by VAT': paid.bill?.vat.reduce(
              (sum, { net, vat }) => sum + net.minor + vat.minor,
              0,
            ),
            mail: mail?.text.includes(total) ? shown.minor : mail?.text,
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
