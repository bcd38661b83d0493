import {
  loadPackageInfo,
  loadRoomInfo,
  loadTexts,
  loadVenue,
  pricePackages,
  priceRooms,
  writeSpecifiedDateTime,
} from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { packageIdOf, roomIdOf } from '../import/venue-ids.ts';
import { aPackageRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const sky = roomIdOf('test-house', 'sky');
const bay = roomIdOf('test-house', 'bay');
const attic = roomIdOf('test-house', 'attic');
const dayPackage = packageIdOf('test-house', 'day');

describe('lists and prices', () => {
  let database: Database;
  let test: TestApp;
  let guest: Visitor;
  const rooms = (body: object) =>
    guest.call('POST', '/apiv2/all-room-info', loadRoomInfo.answer, body);
  const packages = (body: object) =>
    guest.call('POST', '/apiv2/all-package-info', loadPackageInfo.answer, body);
  const at = (day: string, from = '09:00', to = '17:00') => ({
    startDateTime: writeSpecifiedDateTime(`${day}T${from}`),
    endDateTime: writeSpecifiedDateTime(`${day}T${to}`),
    startD: writeSpecifiedDateTime(`${day}T${from}`).slice(0, 10),
    lang: 'en',
  });

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord(),
      aVenueRecord({ alias: 'other-house', latitude: 10, rooms: [aRoomRecord()], packages: [] }),
      aVenueRecord({
        alias: 'reykjavik',
        latitude: 64,
        currency: 'ISK',
        rooms: [aRoomRecord({ rates: { fullDay: 45000 } })],
        packages: [aPackageRecord({ rooms: ['sky'], unitPrice: 9900 })],
      }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('lists the rooms of a venue: plain, with availability, or with prices too (API-008, A-158)', async () => {
    const day = aDay(9);
    valueOf(await guest.createCart(await guest.cartBody('Sky', aQuery({ start: `${day}T09:00` }))));
    const asked = { ...at(day), venue_id: 'test-house', delegates: 8, mt_length: '8', day: 2 };
    const plain = valueOf(await rooms(asked));
    expect(plain).toMatchObject({ day: 2, isEnquiry: false });
    expect(
      plain.rooms.map(({ title, available, rates }) => [title, available, rates.fullDay]),
    ).toEqual([
      ['Sky', false, null],
      ['Bay', false, null],
      ['Attic', false, null],
      ['Cellar', false, null],
    ]);
    const free = valueOf(await rooms({ ...asked, checkAvail: true }));
    expect(
      free.rooms.map(({ title, available, rates }) => [title, available, rates.fullDay]),
    ).toEqual([
      ['Sky', false, null],
      ['Bay', true, null],
      ['Attic', true, null],
      ['Cellar', true, null],
    ]);
    const priced = valueOf(await rooms({ ...asked, checkAvail: '1', checkAvailandPrices: '1' }));
    expect(
      priced.rooms.map(({ title, available, rates }) => [title, available, rates.fullDay]),
    ).toEqual([
      ['Sky', false, 32050],
      ['Bay', true, 32050],
      ['Attic', true, null],
      ['Cellar', true, 32050],
    ]);
  });

  it('lists rooms by their ids, in that order, with prices, and reports if all of them are on request (API-009)', async () => {
    const found = valueOf(await rooms({ ...at(aDay(10)), room_ids: [bay, sky] }));
    expect(found).toMatchObject({
      day: null,
      isEnquiry: false,
      rooms: [
        { title: 'Bay', available: true },
        { title: 'Sky', rates: { fullDay: 32050 } },
      ],
    });
    expect(valueOf(await rooms({ ...at(aDay(10)), room_ids: [attic] })).isEnquiry).toBe(true);
    expect(
      (await rooms({ ...at(aDay(10)), room_ids: [sky, 'room-of-nobody'] })).problem,
    ).toMatchObject({ status: 400, code: 'invalid_field', field: 'room_ids.1' });
    expect(
      (await rooms({ ...at(aDay(10)), room_ids: [sky, roomIdOf('other-house', 'sky')] })).problem,
    ).toMatchObject({ code: 'invalid_field', field: 'room_ids.1' });
  });

  it('lists packages with prices for so many delegates, and whether one of their rooms is free (API-010, A-157, PRICE-021)', async () => {
    const day = aDay(11);
    for (const title of ['Sky', 'Bay'])
      valueOf(
        await guest.createCart(await guest.cartBody(title, aQuery({ start: `${day}T09:00` }))),
      );
    const taken = await packages({ ...at(day), venue_id: 'test-house', delegates: 2 });
    expect(valueOf(taken)).toMatchObject({
      isEnquiry: false,
      packages: [{ package: { title: 'Day delegate', price: { unit: 6500 } }, available: false }],
    });
    expect(JSON.parse(taken.text).packageList[0]).toMatchObject({
      allRoomUnavailable: '1',
      correct_price: {
        price: 6500,
        total_price: 26_000,
        correct_delegates: 4,
        show_strike_through: false,
      },
    });
    const spring = await packages({
      ...at(aDay(12)),
      venue_id: 'test-house',
      delegates: 8,
      discount_code: 'Spring',
    });
    expect(JSON.parse(spring.text).packageList[0]).toMatchObject({
      available: '1',
      correct_price: {
        price: 5850,
        original_price: 6500,
        total_price: 46_800,
        show_strike_through: true,
      },
    });
  });

  it('names what is wrong with a list’s query (API-008, API-010, API-035, A-159)', async () => {
    for (const ask of [rooms, packages]) {
      expect((await ask(at(aDay()))).problem).toMatchObject({
        status: 400,
        code: 'venue_id_not_set',
        message: 'venue_id not set',
      });
      expect((await ask({ ...at(aDay()), venue_id: 'nobody' })).problem).toMatchObject({
        status: 404,
        code: 'venue_not_found',
        field: 'venue_id',
      });
      expect(
        (await ask({ ...at(aDay(), '17:00', '09:00'), venue_id: 'test-house' })).problem,
      ).toMatchObject({ status: 400, field: 'endDateTime' });
      expect(
        (await ask({ ...at(aDay()), venue_id: 'test-house', startD: '01-01-2027' })).problem,
      ).toMatchObject({ status: 400, field: 'startD' });
      expect(
        (await ask({ ...at(aDay()), venue_id: 'test-house', delegates: 0 })).problem,
      ).toMatchObject({ status: 400, field: 'delegates' });
    }
  });

  it('prices rooms on several days in the requested order, as a cart would (API-006, A-156)', async () => {
    const [first, second] = [`${aDay(9)}T09:00`, `${aDay(10)}T09:00`];
    const answer = valueOf(
      await guest.call('POST', '/apiv2/multiple-room-price', priceRooms.answer, [
        { date: writeSpecifiedDateTime(second), id: bay, duration: '8', discount_code: 'spring' },
        { date: writeSpecifiedDateTime(first), id: sky, duration: 2, discount_code: '' },
        { date: writeSpecifiedDateTime(first), id: attic, duration: '8' },
      ]),
    );
    expect(answer).toMatchObject([
      {
        date: second,
        id: bay,
        currency_code: 'EUR',
        calculated_prices: { fullday_price: 288.45, type: 'disc_price' },
        correct_price: { total_price: 288.45, original_price: 320.5, show_strike_through: true },
      },
      {
        date: first,
        id: sky,
        correct_price: { type: 'halfday', total_price: 180, show_strike_through: false },
      },
      { date: first, id: attic, correct_price: null },
    ]);
  });

  it('prices packages on several days, in minor units of any currency (API-007, A-156)', async () => {
    const date = writeSpecifiedDateTime(`${aDay(9)}T09:00`);
    const price = (body: object) =>
      guest.call('POST', '/apiv2/multiple-package-price', pricePackages.answer, body);
    expect(
      valueOf(
        await price([{ date, id: dayPackage, duration: '8', discount_code: '', delegates: 10 }]),
      ),
    ).toMatchObject([
      {
        date: `${aDay(9)}T09:00`,
        id: dayPackage,
        calculated_prices: { price_vat: 6500, type: 'base_price' },
        correct_price: { price: 6500, total_price: 65_000, correct_delegates: 10 },
      },
    ]);
    expect(
      valueOf(await price([{ date, id: packageIdOf('reykjavik', 'day'), duration: '8' }])),
    ).toMatchObject([{ currency_code: 'ISK', correct_price: { price: 9900 } }]);
    expect(
      (
        await price([
          { date, id: dayPackage, duration: '8' },
          { date, id: 'package-of-nobody', duration: '8' },
        ])
      ).problem,
    ).toMatchObject({ status: 400, code: 'invalid_field', field: '1.id' });
    expect(
      (await price([{ date: '31-02-2027 09:00', id: dayPackage, duration: '8' }])).problem,
    ).toMatchObject({ status: 400, code: 'invalid_field', field: '0.date' });
    expect((await price([])).problem).toMatchObject({ status: 400, code: 'invalid_field' });
  });

  it('returns the page’s texts, in English if there is no translation (API-014, ERR-021, A-032)', async () => {
    const texts = async (lang: string) =>
      valueOf(await guest.call('POST', '/apiv2/venuepackage/text', loadTexts.answer, { lang }));
    expect((await texts('en')).no_rooms_for_criteria).toBe(
      'There are no rooms available with your current criteria.',
    );
    expect((await texts('en')).select_all_days).toBe(
      '(Select the room and/or package for all the days before continuing)',
    );
    expect((await texts('de')).show_less).toBe('weniger anzeigen');
    expect(await texts('pt')).toEqual(await texts('en'));
    expect(Object.keys(await texts('de'))).toEqual(Object.keys(await texts('en')));
    expect(
      (await guest.call('POST', '/apiv2/venuepackage/text', loadTexts.answer, { lang: "en';" }))
        .problem,
    ).toMatchObject({ status: 400, code: 'invalid_field', field: 'lang' });
  });

  it(
    'answers the older form of the venue’s URL and the new one alike, with a code or without ' +
      '(API-011, API-012, B-044)',
    async () => {
      const load = async (path: string) =>
        valueOf(await guest.call('GET', `/apiv2/venues/test-house/en${path}`, loadVenue.answer));
      const venue = await load('');
      expect(venue.title).toBe('Test House');
      for (const path of [
        '/?v=1000',
        '/',
        '?discount_code=SPRING',
        '/?v=1000&discount_code=SPRING',
        '?discount_code=nobody-knows',
      ])
        expect(await load(path)).toEqual(venue);
      expect(
        (
          await guest.call(
            'GET',
            `/apiv2/venues/test-house/en?discount_code=${'a'.repeat(65)}`,
            loadVenue.answer,
          )
        ).problem,
      ).toMatchObject({ status: 400, field: 'discount_code' });
      expect(
        (await guest.call('GET', '/apiv2/venues/nobody/en/?v=1000', loadVenue.answer)).problem,
      ).toMatchObject({ status: 404, code: 'venue_not_found' });
    },
  );
});
