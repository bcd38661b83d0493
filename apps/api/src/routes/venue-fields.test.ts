import { venueWire } from '@foyer/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { valueOf, visitor } from '../testing/visitor.ts';

let database: Database;
let test: TestApp;
beforeAll(async () => {
  database = await openFreshPostgres();
  await storeRecords(database, [
    aVenueRecord({
      venueType: { en: 'Boathouse', de: 'Bootshaus' },
      furtherDescription: { en: 'The quay is closed to cars.' },
      facilities: {
        own: [{ en: 'Lift', de: 'Aufzug' }, 'Sauna'],
        others: [{ en: 'Helipad', de: 'Hubschrauberlandeplatz' }],
      },
      termsOfCancellation: 'Free until the day before.',
      termsOfCancellingEnquiries: 'Free until the house has answered.',
      otherSystems: { hasBhh: true, mewsId: 'm-17', sourceId: 'WEB' },
      rooms: [
        aRoomRecord({ equipment: ['Screen', 'Flip chart'] }),
        aRoomRecord({ code: 'attic', title: 'Attic', rates: {}, equipment: ['Screen', 'Lectern'] }),
      ],
      packages: [],
    }),
    aVenueRecord({ alias: 'plain-house' }),
  ]);
  test = await startTestApp({ database });
}, patience);
afterAll(async () => {
  await test.app.close();
  await database.close();
});

it(
  'a venue has its further description, the equipment of all its rooms once, and the ids of ' +
    'other systems (VENUE-039, VENUE-053, VENUE-059, VENUE-060)',
  async () => {
    expect(await visitor(test.app).venue()).toMatchObject({
      furtherDescription: { en: 'The quay is closed to cars.' },
      termsOfCancellingEnquiries: 'Free until the house has answered.',
      allEquipment: ['Flip chart', 'Lectern', 'Screen'],
      otherSystems: { hasBhh: true, mewsId: 'm-17', sourceId: 'WEB' },
    });
  },
);

it('a venue lists what it has and has not in the requested language, else in its own (VENUE-040)', async () => {
  const facilitiesIn = async (language: string) =>
    valueOf(
      await visitor(test.app).call('GET', `/apiv2/venues/test-house/${language}`, venueWire),
    ).facilities.map(({ name, available }) => `${available ? '+' : '-'} ${name}`);
  expect(await facilitiesIn('de')).toEqual(['+ Aufzug', '+ Sauna', '- Hubschrauberlandeplatz']);
  expect(await facilitiesIn('fi')).toEqual(['+ Lift', '+ Sauna', '- Helipad']);
});

it('a venue returns its kind in the requested language, and always in English (VENUE-037)', async () => {
  const kindsIn = async (language: string) => {
    const { venueType, venueTypeEn } = valueOf(
      await visitor(test.app).call('GET', `/apiv2/venues/test-house/${language}`, venueWire),
    );
    return [venueType, venueTypeEn];
  };
  expect(await kindsIn('de')).toEqual(['Bootshaus', 'Boathouse']);
  expect(await kindsIn('fi')).toEqual(['Boathouse', 'Boathouse']);
});

it('a venue without them omits them (VENUE-039, VENUE-060)', async () => {
  const plain = await visitor(test.app, 'plain-house').venue();
  expect(plain).toMatchObject({ furtherDescription: {}, termsOfCancellingEnquiries: '' });
  expect(plain).not.toHaveProperty('otherSystems');
});

it('an enquiry has the terms of enquiries, a booking those of bookings (VENUE-053)', async () => {
  const guest = visitor(test.app);
  const termsOf = async (title: string) => {
    const cartId = valueOf(await guest.createCart(await guest.cartBody(title)));
    return valueOf(
      await guest.call(
        'POST',
        `/apiv2/en/cart/${cartId}/cancelation-terms`,
        v.object({ terms: v.string() }),
        {},
      ),
    );
  };
  expect((await termsOf('Sky')).terms).toBe('Free until the day before.');
  expect((await termsOf('Attic')).terms).toBe('Free until the house has answered.');
});
