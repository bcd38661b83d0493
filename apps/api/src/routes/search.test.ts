import { findPlaces, searchVenues } from '@foyer/contract';
import { instantOf } from '@foyer/domain';
import * as v from 'valibot';
import { visitHeader } from '@foyer/serving';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { signedVisit } from '../testing/signed-visit.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

const helsinki = { latitude: 60.17, longitude: 24.94 };
const cheap = aRoomRecord({
  code: 'small',
  title: 'Small',
  max: 12,
  layouts: {},
  rates: { hourly: 20, halfDay: 60, fullDay: 100 },
});

describe('the search', () => {
  let test: TestApp;
  let database: Database;
  const get = async (path: string, query: Readonly<Record<string, string>>, host = 'localhost') =>
    test.app.inject({
      method: 'GET',
      url: `${path}?${new URLSearchParams(query)}`,
      headers: { [visitHeader]: signedVisit(host) },
    });
  const search = async (query: Readonly<Record<string, string>>, host?: string) =>
    v.parse(searchVenues.answer, (await get('/apiv2/search/venues', query, host)).json());
  const places = async (text: string, lang = 'en') =>
    v.parse(findPlaces.answer, (await get('/apiv2/search/places', { text, lang })).json());
  const titles = async (query: Readonly<Record<string, string>>) =>
    (await search(query)).venues.map(({ title }) => title);
  const monday = {
    datetime: String(instantOf(`${aDay(9)}T09:00`, 'Europe/Helsinki')),
    'end-datetime': String(instantOf(`${aDay(9)}T17:00`, 'Europe/Helsinki')),
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord({ venueType: { en: 'Boathouse', de: 'Bootshaus' } }),
      aVenueRecord({
        alias: 'espoo-house',
        title: 'Espoo House',
        city: 'Espoo',
        latitude: 60.2055,
        longitude: 24.6559,
        packages: [],
        rooms: [cheap],
      }),
      aVenueRecord({
        alias: 'turku-house',
        title: 'Turku House',
        city: 'Turku',
        latitude: 60.45,
        longitude: 22.27,
        packages: [],
        rooms: [aRoomRecord({ rates: {} })],
      }),
      aVenueRecord({
        alias: 'lighthouse',
        title: 'Lighthouse',
        city: 'Åland Village',
        latitude: 60.1,
        longitude: 19.94,
        packages: [],
      }),
    ]);
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('finds venues around a point, nearest first, and returns the name of the place (D-15, HEADER-008)', async () => {
    const answer = await search({
      pt: `${helsinki.latitude},${helsinki.longitude}`,
      duration: '8',
      delegates: '10',
      lang: 'de',
    });
    expect(
      answer.venues.map(({ title, venueType, distanceKm }) => [title, venueType, distanceKm]),
    ).toEqual([
      ['Test House', 'Bootshaus', 0.1],
      ['Espoo House', 'Hotel', 16.2],
    ]);
    expect(answer).toMatchObject({ total: 2, place: 'Helsinki', zone: 'Europe/Helsinki' });
  });

  it.each([
    ['Helsingfors', ['Test House', 'Espoo House']],
    ['turku', ['Turku House']],
    ['Åland Village', ['Lighthouse']],
    ['Atlantis', []],
    ['UK', []],
  ])('finds the venues of %s (VENUE-025)', async (destination, found) => {
    expect(await titles({ destination })).toEqual(found);
  });

  it('finds all venues if no place is given', async () => {
    expect(await titles({})).toEqual(['Espoo House', 'Lighthouse', 'Test House', 'Turku House']);
    expect(await search({ page: '2' })).toMatchObject({ venues: [] });
  });

  it('lists what is closed then as closed, by the rules of its own page (D-15, AVAIL-031, A-047)', async () => {
    const own = await openFreshPostgres();
    await storeRecords(own, [
      aVenueRecord({ alias: 'open', title: 'Open' }),
      aVenueRecord({
        alias: 'weekend',
        title: 'Weekend',
        businessHours: [{ day: 6, start: '09:00', end: '17:00' }],
      }),
      aVenueRecord({ alias: 'near', title: 'Near', leadTimes: { maxDays: 1 } }),
      aVenueRecord({ alias: 'never', title: 'Never', businessHours: [] }),
    ]);
    const app = await startTestApp({ database: own });
    const answer = await app.app.inject({
      method: 'GET',
      url: `/apiv2/search/venues?${new URLSearchParams({ ...monday, delegates: '10' })}`,
      headers: { [visitHeader]: signedVisit('localhost') },
    });
    const { venues } = v.parse(searchVenues.answer, answer.json());
    expect(
      venues.map(({ title, open, neverOpens, fitting }) => [title, open, neverOpens, fitting > 0]),
    ).toEqual([
      ['Near', false, false, false],
      ['Never', false, true, false],
      ['Open', true, false, true],
      ['Weekend', false, false, false],
    ]);
    await app.app.close();
    await own.close();
  });

  it('returns the lowest total of the fitting offers, and none if all are on request', async () => {
    const { venues } = await search({ ...monday, delegates: '10' });
    expect(venues.map(({ title, fitting, from }) => [title, fitting, from?.minor])).toEqual([
      ['Espoo House', 1, 10_000],
      ['Lighthouse', 4, 32_050],
      ['Test House', 4, 32_050],
      ['Turku House', 1, undefined],
    ]);
  });

  it('counts only rooms that are large enough and free at that time', async () => {
    const fitting = async (delegates: string) =>
      (await search({ ...monday, destination: 'Helsinki', delegates })).venues.map(
        (venue) => venue.fitting,
      );
    expect(await fitting('13')).toEqual([3, 0]);
    const guest = visitor(test.app, 'test-house', 'localhost');
    const { orderId } = await guest.orderFor(
      'Sky',
      aQuery({ start: `${aDay(9)}T09:00` }),
      aContact,
    );
    valueOf(await guest.process(orderId, { paymentMethod: 'onsite' }));
    expect(await fitting('13')).toEqual([2, 0]);
  });

  it('uses each venue’s next Monday if no day is given, at the site’s start time', async () => {
    expect(
      (await search({ destination: 'Espoo', duration: '3', delegates: '2' })).venues[0],
    ).toMatchObject({ fitting: 1, from: { minor: 6000, currency: 'EUR' } });
  });

  it('lowers the price by a code', async () => {
    const { venues } = await search({
      ...monday,
      destination: 'Espoo',
      delegates: '10',
      discount_code: 'spring',
    });
    expect(venues.find(({ title }) => title === 'Espoo House')?.from).toEqual({
      minor: 9000,
      currency: 'EUR',
    });
  });

  it.each([
    [{ pt: '91,0' }, 'pt'],
    [{ pt: 'here' }, 'pt'],
    [{ datetime: '1795424400' }, 'end-datetime'],
    [{ datetime: '1795424400', 'end-datetime': '1795424400' }, 'end-datetime'],
    [{ delegates: '0' }, 'delegates'],
    [{ page: '-1' }, 'page'],
  ])('refuses %o', async (query, field) => {
    expect(
      (await get('/apiv2/search/venues', query as Record<string, string>)).json(),
    ).toMatchObject({ status: 400, field });
  });

  it('finds places by the beginning of a word, in any language, cities first (HEADER-014)', async () => {
    expect(await places('helsing')).toEqual([
      {
        kind: 'city',
        name: 'Helsinki',
        countryCode: 'FI',
        latitude: 60.17,
        longitude: 24.94,
        zone: 'Europe/Helsinki',
      },
    ]);
    expect((await places('tu')).map(({ kind, name }) => [kind, name])).toEqual([
      ['city', 'Turku'],
      ['city', 'Stockholm'],
      ['venue', 'Turku House'],
    ]);
    // A city without a venue has its own time zone too.
    expect((await places('stockholm'))[0]).toMatchObject({
      name: 'Stockholm',
      zone: 'Europe/Stockholm',
    });
    expect((await places('house')).map(({ name }) => name)).toEqual([
      'Espoo House',
      'Test House',
      'Turku House',
    ]);
    expect((await places('aland'))[0]).toMatchObject({
      kind: 'city',
      name: 'Åland Village',
      latitude: 60.1,
    });
    expect((await places('turku', 'sv'))[0]).toMatchObject({ name: 'Åbo' });
  });

  it('finds a venue as soon as it is imported', async () => {
    expect(await places('brand new')).toEqual([]);
    await storeRecords(database, [
      aVenueRecord({
        alias: 'brand-new',
        title: 'Brand New',
        city: 'Oulu',
        latitude: 65.01,
        longitude: 25.47,
      }),
    ]);
    expect((await places('brand new')).map(({ name }) => name)).toEqual(['Brand New']);
  });
});
