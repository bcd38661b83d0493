import { visitHeader } from '@foyer/serving';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { signedVisit } from '../testing/signed-visit.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aQuery, visitor } from '../testing/visitor.ts';
import { createDiscountGuesses } from './discount-guesses.ts';

let database: Database;
let test: TestApp;
beforeAll(async () => {
  database = await openFreshPostgres();
  await storeRecords(database, [aVenueRecord()]);
  test = await startTestApp({ database });
}, patience);
afterAll(async () => {
  await test.app.close();
  await database.close();
});

const ask = async (code: string, address: string) =>
  (
    await test.app.inject({
      url: `/apiv2/availability/test-house?start=1900000000&end=1900010000&discount_code=${code}`,
      headers: { [visitHeader]: signedVisit('localhost', address) },
    })
  ).json();

it('answers 40 different wrong codes from one address, then refuses every code, right or wrong, there or in a cart', async () => {
  for (let guess = 0; guess < 40; guess += 1)
    expect((await ask(`guess${guess}`, '203.0.113.9')).meeting_rooms).toBeDefined();
  const refused = { status: 429, code: 'rate_limited', field: 'discount_code' };
  expect(await ask('guess40', '203.0.113.9')).toMatchObject(refused);
  expect(await ask('spring', '203.0.113.9')).toMatchObject(refused);
  const cart = await visitor(test.app).cartBody('Sky', aQuery());
  const ordered = await test.app.inject({
    method: 'POST',
    url: '/apiv2/create/cart2',
    headers: { [visitHeader]: signedVisit('localhost', '203.0.113.9') },
    payload: { ...cart, discount_code: 'spring' },
  });
  expect(ordered.json()).toMatchObject(refused);
});

it('still answers that address without a code, and all other addresses', async () => {
  expect((await ask('', '203.0.113.9')).meeting_rooms).toBeDefined();
  expect((await ask('spring', '203.0.113.10')).meeting_rooms).toBeDefined();
});

it('counts a code that a partner’s pages send with every call once', async () => {
  for (let call = 0; call < 60; call += 1)
    expect((await ask('partner', '203.0.113.11')).meeting_rooms).toBeDefined();
  expect((await ask('spring', '203.0.113.11')).meeting_rooms).toBeDefined();
});

it('resets after ten minutes', () => {
  let now = 0;
  const guesses = createDiscountGuesses(() => now);
  for (let guess = 0; guess < 40; guess += 1) guesses.unknown('here', `guess${guess}`);
  expect(guesses.refuse('here', 'new')?.problem.code).toBe('rate_limited');
  now = 600_000;
  expect(guesses.refuse('here', 'new')).toBeNull();
});
