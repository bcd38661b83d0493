import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseOutstanding } from '../testing/outstanding-releases.ts';
import { allMails } from '../testing/outbox.ts';
import type { Database } from '../database/database.ts';
import { propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { valueOf } from '../testing/visitor.ts';

describe('the property system and the API', () => {
  let database: Database;
  let sandbox: SandboxSetup;
  let test: TestApp;
  let other: TestApp;
  beforeEach(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [propertySetup()]);
    sandbox = await startSandbox();
    // Two processes, as in production. The time limit is long, so that a slow machine does not
    // count as a slow party; other tests cover slow answers.
    const start = () => startTestApp({ database, sandboxUrl: sandbox.url, timeLimitMs: 20_000 });
    [test, other] = await Promise.all([start(), start()]);
  }, patience);
  afterEach(async () => {
    await Promise.all([test.app.close(), other.app.close()]);
    await sandbox.stop();
    await database.close();
  });
  const kinds = async (): Promise<string[]> =>
    (await database.query<{ kind: string }>('SELECT kind FROM allocation')).map(({ kind }) => kind);

  it('let one of eight visitors have a room that all choose at once (API-025)', async () => {
    const guest = propertyVisitor(test.app);
    const body = guest.cartBody([await guest.item({ room: 'Lantern' })]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        propertyVisitor(index % 2 === 0 ? test.app : other.app).createCart(body, `key-${index}`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect([await kinds(), await sandbox.keptAtProperty()]).toEqual([['hold'], ['cart']]);
  });

  it('book once and charge once, however many calls arrive at once (API-045)', async () => {
    const guest = propertyVisitor(test.app);
    const items = [await guest.item({ room: 'Lantern' })];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const body = guest.bookingBody(items, cartId, {
      method: 'creditcard',
      cardToken: await sandbox.cardToken(),
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        propertyVisitor(index % 2 === 0 ? test.app : other.app).book(body, 'same'),
      ),
    );
    expect(new Set(answers.map((answer) => valueOf(answer).orderId)).size).toBe(1);
    expect([await kinds(), await sandbox.keptAtProperty(), await sandbox.reserved()]).toEqual([
      ['booking'],
      ['booking'],
      [72_000],
    ]);
    // To the visitor, to the venue, and the visitor's link to an account.
    expect(await allMails(database)).toHaveLength(3);
  });

  it('leave nothing behind when the process ends right after the property system booked (API-045)', async () => {
    const guest = propertyVisitor(test.app);
    const items = [await guest.item({ room: 'Lantern' })];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const { book } = test.providers.propertySystem;
    Object.assign(test.providers.propertySystem, {
      book: async (...asked: Parameters<typeof book>) => {
        await book(...asked);
        throw new Error('power cut');
      },
    });
    const body = guest.bookingBody(items, cartId, {
      method: 'creditcard',
      cardToken: await sandbox.cardToken(),
    });
    expect((await guest.book(body)).status).toBe(500);
    expect([await sandbox.keptAtProperty(), await sandbox.reserved()]).toEqual([
      ['booking'],
      [72_000],
    ]);
    other.clock.advance(1400);
    await releaseOutstanding(other);
    expect([await sandbox.keptAtProperty(), await sandbox.reserved()]).toEqual([[], []]);
    expect((await propertyVisitor(other.app).createCart(guest.cartBody(items))).status).toBe(200);
  });

  it('release there what could not be booked here (API-045)', async () => {
    const guest = propertyVisitor(test.app);
    const items = [await guest.item({ room: 'Lantern' })];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const { book } = test.providers.propertySystem;
    Object.assign(test.providers.propertySystem, {
      book: async (...asked: Parameters<typeof book>) => {
        // Before the answer arrives, another booking takes the place of our hold.
        await database.query(
          "UPDATE allocation SET kind = 'booking', hold_until = NULL, order_id = 'somebody', " +
            'cart_id = (SELECT id FROM cart WHERE id <> $1 LIMIT 1) WHERE cart_id = $1',
          [cartId],
        );
        return book(...asked);
      },
    });
    await database.query(
      'INSERT INTO cart (id, venue_id, is_enquiry, language, discount_code, created_at) SELECT ' +
        "'other', venue_id, false, 'en', '', now() FROM cart LIMIT 1",
    );
    const body = guest.bookingBody(items, cartId, {
      method: 'creditcard',
      cardToken: await sandbox.cardToken(),
    });
    expect(await guest.book(body)).toMatchObject({
      status: 409,
      problem: { code: 'hold_expired' },
    });
    expect([await sandbox.keptAtProperty(), await sandbox.reserved()]).toEqual([[], []]);
    expect(await database.query('SELECT key FROM outside_booking')).toEqual([]);
  });
});
