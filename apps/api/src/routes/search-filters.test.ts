import { searchVenues } from '@foyer/contract';
import { addDays, instantOf } from '@foyer/domain';
import { visitHeader } from '@foyer/serving';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { signedVisit } from '../testing/signed-visit.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aDay } from '../testing/visitor.ts';

const zone = 'Europe/Helsinki';
const room = (over: Partial<Parameters<typeof aRoomRecord>[0]>) =>
  aRoomRecord({ code: 'one', title: 'One', min: 1, max: 12, layouts: {}, equipment: [], ...over });
const house = (
  alias: string,
  latitude: number,
  over: Partial<Parameters<typeof aVenueRecord>[0]>,
) => aVenueRecord({ alias, title: alias, latitude, longitude: 24.94, packages: [], ...over });

describe('filters of the search', () => {
  let test: TestApp;
  let database: Database;
  const get = (query: Readonly<Record<string, string>>) =>
    test.app.inject({
      method: 'GET',
      url: `/apiv2/search/venues?${new URLSearchParams({ ...meeting, delegates: '10', ...query })}`,
      headers: { [visitHeader]: signedVisit('localhost') },
    });
  const search = async (query: Readonly<Record<string, string>>) =>
    v.parse(searchVenues.answer, (await get(query)).json());
  const titles = async (query: Readonly<Record<string, string>>) =>
    (await search(query)).venues.map(({ title }) => title);
  const on = (day: string) => ({
    datetime: String(instantOf(`${day}T09:00`, zone)),
    'end-datetime': String(instantOf(`${day}T17:00`, zone)),
  });
  const meeting = on(aDay(9));
  const wednesday = on(addDays(aDay(9), 1));
  const helsinki = { pt: '60.17,24.94' };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      house('central', 60.17, {
        rooms: [
          room({ rates: { hourly: 90 }, layouts: { theater: { capacity: 12 } } }),
          room({
            code: 'two',
            title: 'Two',
            max: 60,
            rates: { hourly: 200 },
            equipment: ['Screen'],
          }),
        ],
      }),
      house('harbour', 60.2, {
        rooms: [room({ rates: { hourly: 30 }, equipment: ['Screen'], instantBookable: false })],
      }),
      house('small', 60.3, { rooms: [room({ max: 4, rates: { hourly: 10 } })] }),
      house('wednesdays', 60.18, {
        rooms: [room({ rates: { hourly: 20 } })],
        businessHours: [{ day: 3, start: '08:00', end: '20:00' }],
      }),
      house('far', 62, { city: 'Jyväskylä', rooms: [room({ rates: { hourly: 15 } })] }),
    ]);
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each([
    [{}, ['central', 'wednesdays', 'harbour', 'small']],
    [{ fits: '1' }, ['central', 'harbour']],
    [{ 'max-price': '300EUR' }, ['harbour']],
    [{ layout: '404' }, ['central']],
    [{ equipment: 'screen' }, ['central', 'harbour']],
    [{ equipment: 'screen', instant: '1' }, ['central']],
    [{ within: '5' }, ['central', 'wednesdays', 'harbour']],
    [{ sort: 'price', fits: '1' }, ['harbour', 'central']],
    [{ sort: 'size', equipment: 'screen' }, ['harbour', 'central']],
    [{ sort: 'name' }, ['central', 'harbour', 'small', 'wednesdays']],
  ])('%o leaves %o', async (query, left) => {
    expect(await titles({ ...helsinki, ...(query as Record<string, string>) })).toEqual(left);
  });

  it('shows the lowest total of what is left, not of the house', async () => {
    const [central] = (await search({ ...helsinki, equipment: 'Screen', instant: '1' })).venues;
    expect(central).toMatchObject({ fitting: 1, from: { minor: 160_000, currency: 'EUR' } });
  });

  it('finds what is in a part of the map, from its middle', async () => {
    expect(await titles({ area: '60.16,24.9,60.25,25' })).toEqual([
      'harbour',
      'wednesdays',
      'central',
    ]);
    // Across the 180th meridian is everywhere but here.
    expect(await titles({ area: '60,170,61,-170' })).toEqual([]);
  });

  it('says of each choice how many it would leave', async () => {
    const { choices } = await search(helsinki);
    expect(choices).toMatchObject({
      fits: 2,
      instant: 1,
      layouts: [{ layout: 404, venues: 1 }],
      equipment: [{ name: 'Screen', venues: 2 }],
    });
    expect(choices?.distances).toContainEqual({ km: 5, venues: 3 });
  });

  it('knows ways on where nothing is left: fewer filters, other days, other places', async () => {
    const { total, ways } = await search({ ...helsinki, 'max-price': '200EUR', fits: '1' });
    expect(total).toBe(0);
    expect(ways?.filters).toEqual([
      { filter: 'maxPrice 200 EUR', venues: 2 },
      { filter: null, venues: 4 },
    ]);
    // The house that opens on Wednesdays only.
    expect(ways?.dates).toEqual([
      {
        start: Number(wednesday.datetime),
        end: Number(wednesday['end-datetime']),
        venues: 1,
      },
    ]);
    expect(ways?.places.map(({ name, venues }) => [name, venues])).toEqual([['Jyväskylä', 1]]);
  });

  it('knows other places where there is no venue at all', async () => {
    const { ways } = await search({ pt: '63.2,24.9' });
    expect(ways?.places.map(({ name }) => name)).toEqual(['Jyväskylä', 'Helsinki']);
    expect((await search({ destination: 'Atlantis' })).ways?.places[0]?.name).toBe('Helsinki');
  });

  it.each([
    [{ 'max-price': '300' }, 'max-price'],
    [{ layout: '1' }, 'layout'],
    [{ within: '0' }, 'within'],
    [{ sort: 'best' }, 'sort'],
    [{ area: '1,2,3' }, 'area'],
  ])('refuses %o', async (query, field) => {
    expect((await get(query as Record<string, string>)).json()).toMatchObject({
      status: 400,
      field,
    });
  });
});

it('has 20 venues a page, of which none is on two', { timeout: patience }, async () => {
  const database = await openFreshPostgres();
  await storeRecords(
    database,
    Array.from({ length: 23 }, (_, at) => house(`house-${at}`, 60.17, { title: 'Same name' })),
  );
  const { app } = await startTestApp({ database });
  const aliases = async (page: number) => {
    const answer = await app.inject({
      method: 'GET',
      url: `/apiv2/search/venues?sort=name&page=${page}`,
      headers: { [visitHeader]: signedVisit('localhost') },
    });
    const { total, venues } = v.parse(searchVenues.answer, answer.json());
    return { total, aliases: venues.map(({ alias }) => alias) };
  };
  const [first, second, third] = [await aliases(1), await aliases(2), await aliases(3)];
  expect([first.aliases.length, second.aliases.length, third.aliases.length]).toEqual([20, 3, 0]);
  expect(new Set([...first.aliases, ...second.aliases]).size).toBe(23);
  expect(first.total).toBe(23);
  await app.close();
  await database.close();
});
