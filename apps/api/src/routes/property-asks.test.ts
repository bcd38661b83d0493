import { loadMenuItems, loadMenus, loadMiscItems, loadPropertyRoomIds } from '@foyer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { hotel, propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

let database: Database;
let sandbox: SandboxSetup;
let test: TestApp;
let guest: ReturnType<typeof propertyVisitor>;
beforeAll(async () => {
  database = await openFreshPostgres();
  await storeRecords(database, [propertySetup()]);
  sandbox = await startSandbox();
}, patience);
afterAll(async () => {
  await sandbox.stop();
  await database.close();
});
const begin = async (): Promise<void> => {
  test = await startTestApp({ database, sandboxUrl: sandbox.url });
  guest = propertyVisitor(test.app);
};
afterEach(async () => {
  await sandbox.tell('property', 'ok');
  await test.app.close();
});

it('a venue page is given the hotel that keeps the rooms (VENUE-061)', async () => {
  await begin();
  expect((await guest.venue()).propertySystem).toEqual({
    server: 'north',
    chainCode: 'HARB',
    hotelCode: 'HEL01',
  });
});

it(
  'rooms of the property system are shown with its outcome, and cannot be booked without it: ' +
    'an ordinary cart is an enquiry (API-001, API-013)',
  async () => {
    await begin();
    const { offers } = await guest.offers(aQuery());
    expect(offers.rooms.find(({ room }) => room.title === 'Lantern')?.outcome.kind).toBe('instant');
    const past = visitor(test.app, 'property-house');
    const cartId = valueOf(await past.createCart(await past.cartBody('Lantern')));
    expect(valueOf(await past.cart(cartId)).isEnquiry).toBe(true);
  },
);

describe('what the property system offers', () => {
  it('includes rooms at its own rates, marked if it does not know them (API-030, ROOM-042, A-067, A-160)', async () => {
    await begin();
    const { rooms, day } = valueOf(await guest.rooms());
    expect(day).toBe(1);
    expect(
      Object.fromEntries(
        rooms.map((room) => [
          room.title,
          [
            room.available,
            room.rates.chosen,
            room.rates.hourly,
            room.propertySystem?.availabilityError,
          ],
        ]),
      ),
    ).toEqual({
      Lantern: [true, 'opera', 72_000, ''],
      Anchor: [true, 'opera', 52_000, ''],
      Captain: [true, 'opera', 168_000, ''],
      Cellar: [false, 'none', null, 'room_pms_not_mapped'],
    });
    expect(rooms.find(({ title }) => title === 'Lantern')?.propertySystem).toMatchObject({
      roomId: 'M101',
      queryIds: [expect.stringContaining('M101')],
    });
  });

  it('is cheaper with a code that it knows (API-030, A-168)', async () => {
    await begin();
    expect(
      valueOf(await guest.rooms({}, 'corp10')).rooms.find(({ title }) => title === 'Lantern')?.rates
        .hourly,
    ).toBe(64_800);
  });

  it('includes packages at its own rates, marked if it does not know them (API-029, PACK-027, ERR-038)', async () => {
    await begin();
    const { packages } = valueOf(await guest.packages());
    expect(
      packages.map((entry) => [
        entry.title,
        entry.price?.unit,
        entry.rateCode,
        entry.propertySystem?.availabilityError,
      ]),
    ).toEqual([
      ['Day delegate', 7400, 'DDR74', ''],
      ['Our own', undefined, 'own', 'package_pms_not_mapped'],
    ]);
  });

  it('is taken while another visitor’s cart keeps it, here or there, and free for that visitor (API-030)', async () => {
    await begin();
    const day = aDay(10);
    const cartId = valueOf(
      await guest.createCart(guest.cartBody([await guest.item({ room: 'Anchor', day })])),
    );
    expect(
      valueOf(await guest.rooms({ day }, '', cartId)).rooms.find(({ title }) => title === 'Anchor')
        ?.available,
    ).toBe(true);
    expect(
      valueOf(await guest.rooms({ day }))
        .rooms.filter(({ available }) => available)
        .map(({ title }) => title),
    ).not.toContain('Anchor');
    expect(
      valueOf(await guest.rooms({ day, from: '17:00', to: '19:00' })).rooms.find(
        ({ title }) => title === 'Anchor',
      )?.available,
    ).toBe(true);
  });

  it(
    'includes menus with their courses, and other items with their stock (API-026, API-027, ' +
      'API-028, OPERA-019 to OPERA-021, OPERA-042)',
    async () => {
      await begin();
      const menus = valueOf(await guest.post(loadMenus.path, loadMenus.answer, hotel));
      expect(menus.map(({ name }) => name)).toEqual([
        'Archipelago lunch',
        'Morning coffee',
        'Three courses by the quay',
      ]);
      expect(menus[0]).toMatchObject({
        price: 3400,
        amount: 0,
        time: '',
        items: ['Pike-perch with dill', 'Sea buckthorn cake'],
      });
      expect(valueOf(await guest.post(loadMenuItems.path, loadMenuItems.answer, hotel))[0]).toEqual(
        {
          id: 'LUN1-A',
          menu_id: 'LUN1',
          name: 'Pike-perch with dill',
          price: 2400,
          amount: 0,
          service_time: '',
        },
      );
      const misc = valueOf(
        await guest.post(loadMiscItems.path, loadMiscItems.answer, {
          ...hotel,
          start: '2027-03-01T09:00:00',
          end: '2027-03-02T17:00:00',
        }),
      );
      expect(misc[1]).toMatchObject({
        id: 'TECH',
        isHourly: true,
        priceText: '75.00 EUR',
        availability: [
          { date: '2027-03-01', amount: 2 },
          { date: '2027-03-02', amount: 2 },
        ],
      });
    },
  );

  it('includes its own names of the venue’s rooms (API-031, A-161)', async () => {
    await begin();
    const ids = valueOf(
      await guest.call('GET', '/apiv2/ompa_room/property-house', loadPropertyRoomIds.answer),
    );
    expect(ids.map(({ ompa_id, name }) => [ompa_id, name])).toEqual([
      ['M101', 'Lantern'],
      ['M102', 'Anchor'],
      ['M201', 'Captain'],
    ]);
    expect(
      (await guest.call('GET', '/apiv2/ompa_room/nowhere', loadPropertyRoomIds.answer)).problem,
    ).toMatchObject({ code: 'venue_not_found' });
  });
});

describe.each([
  ['fail', 503, 'provider_unavailable'],
  ['refuse', 503, 'provider_unavailable'],
  ['slow', 503, 'provider_unavailable'],
  ['lie', 502, 'provider_malformed'],
])('a property system that answers with %s', (mode, status, code) => {
  it('is a named problem of every call (ERR-036, D-4)', async () => {
    await begin();
    await sandbox.tell('property', mode, 60_000);
    const span = { start: '2027-03-01T09:00:00', end: '2027-03-01T17:00:00' };
    const answers = await Promise.all([
      guest.rooms(),
      guest.packages(),
      guest.post(loadMenus.path, loadMenus.answer, hotel),
      guest.post(loadMenuItems.path, loadMenuItems.answer, hotel),
      guest.post(loadMiscItems.path, loadMiscItems.answer, { ...hotel, ...span }),
    ]);
    expect(answers.map((answer) => [answer.status, answer.problem?.code])).toEqual(
      answers.map(() => [status, code]),
    );
  });
});

it.each([
  ['a hotel that no venue has', { hotel_code: 'OTHER' }, 404],
  ['a server that no venue names', { server: 'http://evil.example' }, 404],
  ['no hotel at all', { hotel_code: '' }, 400],
])('%s gets no request (API-026)', async (_, over, status) => {
  await begin();
  expect((await guest.post(loadMenus.path, loadMenus.answer, { ...hotel, ...over })).status).toBe(
    status,
  );
});
