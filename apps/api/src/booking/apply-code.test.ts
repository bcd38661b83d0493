import { applyCartCode, writeOrder } from '@foyer/contract';
import type { BookingQuery } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const [full, lowered] = [32_050, 24_038];
const eur = (minor: number) => ({ minor, currency: 'EUR' });

describe('a discount code in the checkout of a venue that takes one there (CHECK-003)', () => {
  let test: TestApp;
  let database: Database;
  let guest: Visitor;
  let weeks = 8;
  const slot = (over: Partial<BookingQuery> = {}) =>
    aQuery({ start: `${aDay((weeks += 1))}T09:00`, ...over });
  const cartOf = async (by = guest, title = 'Sky', query = slot()) =>
    valueOf(await by.createCart(await by.cartBody(title, query)));
  const apply = (cartId: string, code: string, by = guest) =>
    by.call('POST', `/v2/cart/${cartId}/discount-code`, applyCartCode.answer, {
      discount_code: code,
    });
  const orderBody = async (cartId: string) =>
    writeOrder(valueOf(await guest.cart(cartId)), aContact, 'en', 'test');

  beforeAll(async () => {
    database = await openFreshPostgres();
    const house: Parameters<typeof aVenueRecord>[0] = {
      rooms: [
        aRoomRecord(),
        aRoomRecord({ code: 'cellar', title: 'Cellar', instantBookable: false }),
      ],
      packages: [],
      discountCodes: [
        { code: 'Spring', percent: 25 },
        { code: 'MEALS', percent: 25, appliesTo: 'packages' },
        { code: 'LAST-YEAR', percent: 25, to: '2020-12-31' },
        { code: 'ONCE', percent: 25, uses: 1 },
        { code: 'GIFT', percent: 100 },
      ],
    };
    await storeRecords(database, [
      aVenueRecord({ ...house, discountCodeInCheckout: true }),
      aVenueRecord({ ...house, alias: 'other-house' }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('lowers the price of the cart, which says what it was, until it is taken away', async () => {
    const cartId = await cartOf();
    expect(valueOf(await guest.cart(cartId)).asks.discountCode).toBe(true);
    const priced = valueOf(await apply(cartId, ' sPRING '));
    expect(priced).toMatchObject({
      discountCode: 'Spring',
      items: [{ total: eur(lowered), original: eur(full) }],
    });
    expect(valueOf(await guest.cart(cartId))).toMatchObject({
      discountCode: 'Spring',
      items: [{ total: eur(lowered), original: eur(full) }],
      heldUntil: priced.heldUntil,
    });
    const without = valueOf(await apply(cartId, ''));
    expect([without.discountCode, without.items[0]?.total, without.items[0]?.original]).toEqual([
      '',
      eur(full),
      undefined,
    ]);
  });

  it('is the price that is paid, mailed and confirmed', async () => {
    const cartId = await cartOf();
    valueOf(await apply(cartId, 'SPRING'));
    const orderId = valueOf(await guest.createOrder(await orderBody(cartId)));
    const token = { paymentMethod: 'creditcard' as const, card_token: 'tok' };
    expect(valueOf(await guest.process(orderId, token)).total).toEqual(eur(lowered));
    expect(valueOf(await guest.order(orderId)).total).toEqual(eur(lowered));
    for (const { text } of (await mailsAbout(database, orderId)).slice(0, 2))
      expect(text).toContain('€240.38');
    expect((await apply(cartId, '')).problem).toMatchObject({ code: 'already_ordered' });
  });

  it.each([
    ['is unknown', 'NOSUCH', 'invalid_field'],
    ['is for packages', 'MEALS', 'not_bookable'],
    ['has expired', 'LAST-YEAR', 'not_bookable'],
    ['would let a held room for nothing (B-008)', 'GIFT', 'not_bookable'],
  ])(
    'is refused at its field where it %s, and the cart keeps its price',
    async (_, typed, code) => {
      const cartId = await cartOf();
      valueOf(await apply(cartId, 'SPRING'));
      expect((await apply(cartId, typed)).problem).toMatchObject({ code, field: 'discount_code' });
      expect(valueOf(await guest.cart(cartId))).toMatchObject({
        discountCode: 'Spring',
        items: [{ total: eur(lowered) }],
      });
    },
  );

  it('is refused where the venue takes none, on a site with its own, and once the hold is over', async () => {
    const other = visitor(test.app, 'other-house');
    const elsewhere = await cartOf(other);
    expect(valueOf(await other.cart(elsewhere)).asks.discountCode).toBe(false);
    expect((await apply(elsewhere, 'SPRING', other)).problem).toMatchObject({
      code: 'not_changeable',
      field: 'discount_code',
    });
    const insured = visitor(test.app, 'test-house', 'insurance.white-label.localhost');
    const forced = await cartOf(insured);
    expect(valueOf(await insured.cart(forced)).asks.discountCode).toBe(false);
    expect((await apply(forced, 'SPRING', insured)).problem?.code).toBe('not_changeable');
    const late = await cartOf();
    test.clock.advance(1201);
    expect((await apply(late, 'SPRING')).problem?.code).toBe('hold_expired');
    expect((await apply('c_unknown', 'SPRING')).problem?.code).toBe('cart_not_found');
  });

  it('lowers what an enquiry asks about', async () => {
    const priced = valueOf(await apply(await cartOf(guest, 'Cellar'), 'SPRING'));
    expect(priced).toMatchObject({ isEnquiry: true, items: [{ total: eur(lowered) }] });
  });

  it('with one use is held by the cart that named it first, and free when that takes another', async () => {
    const [first, second] = [await cartOf(), await cartOf()];
    valueOf(await apply(first, 'ONCE'));
    expect((await apply(second, 'ONCE')).problem).toMatchObject({
      code: 'price_changed',
      field: 'discount_code',
      total: eur(full),
    });
    valueOf(await apply(first, 'ONCE'));
    valueOf(await apply(first, 'SPRING'));
    expect(valueOf(await apply(second, 'ONCE')).items[0]?.total).toEqual(eur(lowered));
    test.clock.advance(1201);
  });

  it('an order at the price of another page of the cart is not made, and shows the new one (D-6)', async () => {
    const cartId = await cartOf();
    const before = await orderBody(cartId);
    const orderId = valueOf(await guest.createOrder(before));
    valueOf(await apply(cartId, 'SPRING'));
    expect((await guest.createOrder(before)).problem).toMatchObject({
      code: 'price_changed',
      field: 'discount_code',
      total: eur(lowered),
    });
    expect(valueOf(await guest.createOrder(await orderBody(cartId)))).toBe(orderId);
    expect(valueOf(await guest.process(orderId, { paymentMethod: 'onsite' })).total).toEqual(
      eur(lowered),
    );
    expect(valueOf(await guest.createOrder(before))).toBe(orderId);
  });

  it('is not changed while a card is asked for the price', async () => {
    const cartId = await cartOf();
    const orderId = valueOf(await guest.createOrder(await orderBody(cartId)));
    let meanwhile: string | undefined;
    test.vault.behave(async () => {
      meanwhile = (await apply(cartId, 'SPRING')).problem?.code;
    });
    const paid = await guest.process(orderId, { paymentMethod: 'creditcard', card_token: 'tok' });
    test.vault.behave(null);
    expect([meanwhile, valueOf(paid).total]).toEqual(['already_ordered', eur(full)]);
  });

  it('is not found by guessing', async () => {
    const guesser = visitor(test.app, 'test-house', 'localhost', () => ({}), '198.51.100.7');
    const cartId = await cartOf(guesser);
    for (let guess = 0; guess < 40; guess += 1) await apply(cartId, `guess-${guess}`, guesser);
    expect((await apply(cartId, 'SPRING', guesser)).problem).toMatchObject({
      code: 'rate_limited',
      field: 'discount_code',
    });
  });
});
