import { changeOrder } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { anAddOnRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const card = { paymentMethod: 'creditcard' as const, card_token: 'tok' };
const onsite = { paymentMethod: 'onsite' as const };

describe('changing a booking (D-21)', () => {
  let test: TestApp;
  let database: Database;
  let guest: Visitor;
  let weeks = 8;
  const book = async (payment: object = onsite, title = 'Sky') => {
    const start = `${aDay((weeks += 1))}T09:00`;
    const { orderId } = await guest.orderFor(title, aQuery({ start }), aContact, 'en');
    const booked = valueOf(await guest.process(orderId, payment));
    const { choices, total } = booked;
    if (choices === null || total === null) throw new Error('cannot be changed');
    const { addOns: _, firstName, lastName, ...rest } = choices;
    const as = { ...rest, first_name: firstName, last_name: lastName };
    return { orderId, booked, as, total: total.minor, choices };
  };
  const change = (orderId: string, body: object, app = test.app) =>
    browser(app).call(changeOrder, body as never, { orderId });
  const made = async (orderId: string, body: object) => {
    const { order } = valueOf(await change(orderId, body));
    if (order === null) throw new Error('has another price');
    return order;
  };
  const subjects = async (orderId: string) =>
    (await mailsAbout(database, orderId)).map(({ subject }) => subject);

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord({ addOns: [anAddOnRecord({ stock: 3 })] })]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('prices another number of people, and changes them at the total that was seen; both parties are told', async () => {
    const { orderId, as, total, booked } = await book(onsite, 'Day delegate');
    const delegates = as.delegates + 1;
    const asked = await change(orderId, { ...as, delegates, total });
    const after = total + 6500;
    expect(valueOf(asked)).toMatchObject({ total: { minor: after }, order: null });
    expect(valueOf(await guest.order(orderId))).toEqual(booked);
    const changed = await made(orderId, { ...as, delegates, total: after });
    expect(changed.events[0]?.delegates).toBe(delegates);
    expect(changed.total?.minor).toBe(after);
    expect(valueOf(await guest.order(orderId))).toEqual(changed);
    const mails = await mailsAbout(database, orderId);
    const told = mails.filter(({ subject }) => subject.includes('changed'));
    expect(told).toHaveLength(2);
    expect(told.flatMap(({ calendar }) => calendar ?? []).join('')).toContain('SEQUENCE:1');
  });

  it('changes the contact, and repeats nothing', async () => {
    const { orderId, as, total } = await book();
    const body = {
      ...as,
      first_name: ' Eero ',
      last_name: 'Koski',
      phone: '+358 9 555 0100',
      company: 'Saimaa Oy',
      message: 'Blue door',
      total,
    };
    const changed = await made(orderId, body);
    expect(changed.choices).toMatchObject({
      firstName: 'Eero',
      lastName: 'Koski',
      phone: '+35895550100',
      company: 'Saimaa Oy',
      message: 'Blue door',
    });
    const before = (await subjects(orderId)).length;
    expect(await made(orderId, body)).toEqual(changed);
    expect(await subjects(orderId)).toHaveLength(before);
    const wrong = await change(orderId, { ...body, phone: 'call me' });
    expect(wrong.problem).toMatchObject({ code: 'invalid_field', field: 'phone' });
    const mails = await mailsAbout(database, orderId);
    const [guestMail, venueMail] = mails.filter(({ subject }) => subject.includes('changed'));
    expect(guestMail?.to).toBe(aContact.email);
    expect(guestMail?.text).toContain('Eero');
    expect(venueMail?.text).toContain('Eero Koski');
  });

  it('keeps the name where a caller sends none, and takes none that is empty', async () => {
    const { orderId, as, total } = await book();
    const { first_name: _, last_name: __, ...nameless } = as;
    const changed = await made(orderId, { ...nameless, company: 'Saimaa Oy', total });
    expect(changed.choices).toMatchObject({ firstName: 'Aino', lastName: 'Virta' });
    expect((await change(orderId, { ...as, last_name: '  ', total })).problem).toMatchObject({
      code: 'invalid_field',
      field: 'last_name',
    });
  });

  it('adds and removes extras at their price, and no more than the order may have', async () => {
    const { orderId, as, total, choices } = await book();
    const [addOn] = choices.addOns;
    if (addOn === undefined) throw new Error('no add-on');
    const quantities = { [addOn.id]: 2 };
    const wanted = total + 2 * addOn.price.minor;
    expect(valueOf(await change(orderId, { ...as, quantities, total }))).toMatchObject({
      total: { minor: wanted },
      order: null,
    });
    expect(valueOf(await guest.order(orderId)).services).toEqual([]);
    const changed = await made(orderId, { ...as, quantities, total: wanted });
    expect(changed.services).toMatchObject([{ name: addOn.name, amount: 2 }]);
    const more = { ...as, quantities: { [addOn.id]: 4 }, total: total + 4 * addOn.price.minor };
    expect((await change(orderId, more)).problem).toMatchObject({
      code: 'service_taken',
      field: 'quantities',
    });
    const tooMany = { ...as, quantities: { [addOn.id]: addOn.most + 1 }, total };
    expect((await change(orderId, tooMany)).problem?.field).toBe('quantities');
    const none = { ...as, quantities: { [addOn.id]: 0 }, total };
    expect((await made(orderId, none)).services).toEqual([]);
  });

  it('takes no more people than the room, and no more than is reserved on the card', async () => {
    const { orderId, as, total, choices } = await book(card);
    expect((await change(orderId, { ...as, delegates: 900, total })).problem).toMatchObject({
      field: 'delegates',
    });
    const [addOn] = choices.addOns;
    const quantities = { [addOn?.id ?? '']: 1 };
    const more = { ...as, quantities, total: total + (addOn?.price.minor ?? 0) };
    expect((await change(orderId, more)).problem).toMatchObject({
      code: 'not_changeable',
      field: 'total',
    });
    expect(valueOf(await guest.order(orderId)).total?.minor).toBe(total);
  });

  it('ends when cancelling is no longer free, and with the booking', async () => {
    const { orderId, as, total, booked } = await book();
    const later = await startTestApp({ database });
    const startsAt = booked.events[0]?.startInstant ?? 0;
    later.clock.advance(startsAt - 86_400 - Date.now() / 1000);
    const body = { ...as, company: 'Late Oy', total };
    expect((await change(orderId, body, later.app)).problem?.code).toBe('not_changeable');
    expect(valueOf(await visitor(later.app).order(orderId)).choices).toBeNull();
    await later.app.close();
    expect((await change('no-such-order', body)).problem?.code).toBe('order_not_found');
  });
});
