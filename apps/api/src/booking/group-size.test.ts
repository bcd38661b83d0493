import { createCart, createOrder } from '@foyer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, visitor } from '../testing/visitor.ts';

let database: Database;
let test: TestApp;
let roomId: string;
beforeAll(async () => {
  database = await openFreshPostgres();
  const hall = aRoomRecord({ title: 'Hall', max: 100, layouts: {} });
  await storeRecords(database, [aVenueRecord({ rooms: [hall], packages: [] })]);
  test = await startTestApp({ database });
  const { offers } = await visitor(test.app).offers(aQuery());
  roomId = offers.rooms[0]?.room.id ?? '';
}, patience);
afterAll(async () => {
  await test.app.close();
  await database.close();
});

let weeks = 8;

/** The payload of the legacy cart and of an enquiry that names its room. */
const legacyBody = (delegates: number) => {
  const [year, month, day] = aDay((weeks += 1)).split('-');
  return {
    accepted_gdpr: true,
    start: `${day}-${month}-${year} 09:00`,
    end: `${day}-${month}-${year} 17:00`,
    order_type: 'room',
    marketing_platform_ids: {},
    delegates,
    isInstantBookable: true,
    user_agent: 'test',
    company: aContact.company,
    firstName: aContact.firstName,
    lastName: aContact.lastName,
    phone: aContact.phone,
    email: aContact.email,
    phone_country: aContact.phoneCountry,
    additional_info: '',
    venue_id: 'test-house',
    language: 'en',
    currency: 'EUR',
    room: roomId,
    layout: '_none',
    package_id: 'none',
    room_price: null,
    room_price_total: null,
    package_price: null,
    package_price_total: null,
    discount_code: '',
  };
};

it.each([
  ['capped.corporate.localhost', 25],
  ['insurance.white-label.localhost', 60],
])(
  'a direct call on %s books for %i people and no more, naming the field (FORM-051, FORM-052, API-034)',
  async (host, most) => {
    const guest = visitor(test.app, 'test-house', host);
    const calls = {
      cart: async (delegates: number) =>
        guest.createCart({
          ...(await guest.cartBody('Hall', aQuery({ start: `${aDay((weeks += 1))}T09:00` }))),
          delegates,
        }),
      legacy: (delegates: number) =>
        guest.call('POST', createCart.path, createCart.answer, legacyBody(delegates)),
      enquiry: (delegates: number) =>
        guest.call('POST', createOrder.path, createOrder.answer, legacyBody(delegates)),
    };
    for (const [name, call] of Object.entries(calls)) {
      expect([name, (await call(most)).status]).toEqual([name, 200]);
      expect([name, (await call(most + 1)).problem]).toEqual([
        name,
        expect.objectContaining({ status: 400, code: 'invalid_field', field: 'delegates' }),
      ]);
    }
    const elsewhere = visitor(test.app);
    expect(
      await elsewhere.call('POST', createCart.path, createCart.answer, legacyBody(most + 1)),
    ).toMatchObject({ status: 200 });
  },
);
