import { type OrderBody, writeOrder } from '@foyer/contract';
import {
  type CheckoutField,
  type Contact,
  fieldsOf,
  requiredIn,
  rowOf,
  wireName,
} from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { orderById } from '../database/orders.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

/** The stored fields of the standard checkout that need nothing but their row. */
const plain = fieldsOf('cart').filter(
  (field) => rowOf(field).stored && ['text', 'lines', 'tick', 'email'].includes(rowOf(field).kind),
);
const isTick = (field: CheckoutField): boolean => rowOf(field).kind === 'tick';
const sample = (field: CheckoutField): string =>
  rowOf(field).kind === 'email' ? 'aino@example.com' : `My ${field}`;
const valueIn = (field: CheckoutField) => (isTick(field) ? 'yes' : sample(field));
const isRequired = (field: CheckoutField): boolean => requiredIn('cart').includes(field);

describe('a field of the checkout', () => {
  let database: Database;
  let test: TestApp;
  let guest: Visitor;
  let weeks = 8;
  /** The payload of a page for a cart, with these values, and others on the wire. */
  const payload = async (
    values: Partial<Contact>,
    onWire: Readonly<Record<string, unknown>> = {},
  ): Promise<OrderBody> => {
    const query = aQuery({ start: `${aDay((weeks += 1))}T09:00` });
    const cartId = valueOf(await guest.createCart(await guest.cartBody('Sky', query)));
    const required = Object.fromEntries(
      plain.filter(isRequired).map((field) => [field, valueIn(field)]),
    );
    const contact = { ...aContact, ...required, ...values };
    const cart = valueOf(await guest.cart(cartId));
    return { ...writeOrder(cart, contact, 'en', 'test'), ...onWire };
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each(plain)(
    '%s is on the wire, is stored with the order, and stands in its mails',
    async (field) => {
      const body = await payload({ [field]: valueIn(field) });
      expect(body).toMatchObject({
        [wireName(field, 'cart')]: isTick(field) ? true : sample(field),
      });
      const id = valueOf(await guest.createOrder(body));
      expect((await orderById(database, id))?.contact).toMatchObject({ [field]: valueIn(field) });
      await guest.process(id, { paymentMethod: 'onsite' });
      const mails = await mailsAbout(database, id);
      const { mail } = rowOf(field);
      const seen = isTick(field) ? 'Yes' : sample(field);
      const toVenue = mails.find(({ to }) => to === 'venue@example.com')?.text ?? '';
      expect(toVenue.includes(seen)).toBe(mail !== undefined);
      const toVisitor = mails.find(({ to }) => to === aContact.email)?.text ?? '';
      if (mail !== 'contact-line') expect(toVisitor.includes(seen)).toBe(mail === 'both');
    },
  );

  it.each(plain)('%s is another order when it is another one', async (field) => {
    const body = await payload({});
    const id = valueOf(await guest.createOrder(body));
    const other = isTick(field) ? true : `Other.${sample(field)}`;
    expect(valueOf(await guest.createOrder({ ...body, [wireName(field, 'cart')]: other }))).toBe(
      id,
    );
    expect((await orderById(database, id))?.contact).toMatchObject({
      [field]: isTick(field) ? 'yes' : other,
    });
  });

  it.each(plain.filter((field) => !isTick(field)))(
    '%s is refused above its limit',
    async (field) => {
      const name = wireName(field, 'cart');
      const { problem } = await guest.createOrder(
        await payload({}, { [name]: 'x'.repeat(rowOf(field).limit + 1) }),
      );
      expect(problem).toMatchObject({ status: 400, code: 'invalid_field', field: name });
    },
  );

  it.each(plain)('%s is refused when it is empty, where its row requires it', async (field) => {
    const name = wireName(field, 'cart');
    const { status, problem } = await guest.createOrder(
      await payload({}, { [name]: isTick(field) ? false : ' ' }),
    );
    if (isRequired(field))
      expect(problem).toMatchObject({ status: 400, code: 'invalid_field', field: name });
    else expect(status).toBe(200);
  });
});
