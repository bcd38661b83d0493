import { findPlaces, listVenues, loadVenue, searchVenues } from '@foyer/contract';
import { visitHeader } from '@foyer/serving';
import { hostnamesOf } from '@foyer/sites';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { signedVisit } from '../testing/signed-visit.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';

/** A hotel, its rivals in the same street, and a house in Iceland. */
const houses = [
  { alias: 'grand-harbour-hotel', title: 'Grand Harbour' },
  { alias: 'kaapeli-warehouse', title: 'Kaapeli' },
  { alias: 'rival-house', title: 'Rival House' },
  {
    alias: 'reykjavik-house',
    title: 'Reykjavik House',
    city: 'Reykjavík',
    countryCode: 'IS',
    latitude: 64.14,
    longitude: -21.94,
  },
];

describe('the venues that a site promotes', () => {
  let test: TestApp;
  let database: Database;
  const get = async (site: string, url: string) => {
    const answer = await test.app.inject({
      url,
      headers: { [visitHeader]: signedVisit(hostnamesOf(site)[0] ?? '') },
    });
    return answer.json() as unknown;
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(
      database,
      houses.map((house) => aVenueRecord({ ...house, packages: [] })),
    );
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const every = houses.map(({ alias }) => alias);
  it.each([
    ['marketplace', every],
    ['hotel-booking-engine', ['grand-harbour-hotel']],
    ['brand-hotel-chain', ['kaapeli-warehouse']],
    ['chain-hotel-chain', ['grand-harbour-hotel']],
    ['island-white-label', ['reykjavik-house']],
    ['opera-booking-engine', []],
  ])('of %s are those of its list, wherever venues are named', async (site, shown) => {
    const sorted = (aliases: readonly string[]) => aliases.toSorted();
    const expected = sorted(shown);
    const listed = v.parse(listVenues.answer, await get(site, '/apiv2/venues?lang=en'));
    expect(sorted(listed.map(({ alias }) => alias))).toEqual(expected);
    const search = async (query: string) =>
      v
        .parse(searchVenues.answer, await get(site, `/apiv2/search/venues?${query}`))
        .venues.map(({ alias }) => alias);
    expect(sorted(await search(''))).toEqual(expected);
    const near = (alias: string) => (alias === 'reykjavik-house' ? '64.14,-21.94' : '60.17,24.94');
    for (const { alias } of houses)
      expect((await search(`pt=${near(alias)}`)).includes(alias)).toBe(shown.includes(alias));
    for (const { alias, title } of houses) {
      const places = v.parse(
        findPlaces.answer,
        await get(site, `/apiv2/search/places?lang=en&text=${encodeURIComponent(title)}`),
      );
      expect(places.some((place) => place.kind === 'venue' && place.alias === alias)).toBe(
        shown.includes(alias),
      );
    }
    // A link to any venue keeps working, and names no rival either.
    const venue = v.parse(loadVenue.answer, await get(site, '/apiv2/venues/rival-house/en'));
    expect(sorted(venue.nearby.map(({ link }) => link.slice(1)))).toEqual(
      expected.filter((alias) => alias !== 'reykjavik-house' && alias !== 'rival-house'),
    );
  });

  it('are the cities that its search suggests', async () => {
    const cities = async (site: string, text: string) =>
      v
        .parse(
          findPlaces.answer,
          await get(site, `/apiv2/search/places?lang=en&text=${encodeURIComponent(text)}`),
        )
        .flatMap((place) => (place.kind === 'city' ? [place.name] : []));
    expect(await cities('island-white-label', 'Reyk')).toEqual(['Reykjavík']);
    expect(await cities('island-white-label', 'Helsinki')).toEqual([]);
    expect(await cities('marketplace', 'Helsinki')).toEqual(['Helsinki']);
  });
});
