import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { releaseOutstanding } from '../testing/outstanding-releases.ts';
import { officeSetup, officeVisitor } from '../testing/office-setup.ts';
import { propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { empty, openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { type Answer, aQuery, valueOf, visitor } from '../testing/visitor.ts';

/** Milliseconds by which the tests move both clocks, the API's and the sandbox's. */
let ahead = 0;
let database: Database;
let sandbox: SandboxSetup;
let test: TestApp;
beforeAll(async () => {
  database = await openFreshPostgres();
}, patience);
afterAll(() => database.close());
beforeEach(async () => {
  ahead = 0;
  await empty(database);
  await storeRecords(database, [aVenueRecord(), propertySetup(), officeSetup()]);
  sandbox = await startSandbox(() => new Date(Date.now() + ahead * 1000));
  test = await startTestApp({ database, sandboxUrl: sandbox.url, timeLimitMs: 400 });
});
afterEach(async () => {
  await test.app.close();
  await sandbox.stop();
});

type Party = 'vault' | 'property' | 'office';

/** Moves the clock past the end of all holds and runs the jobs that are due. */
async function endOfHold(): Promise<void> {
  ahead += 1400;
  test.clock.advance(1400);
  await releaseOutstanding(test);
}

/** What is still kept: in our database, at the outside party, and on cards. */
async function left(): Promise<{ here: string[]; there: string[]; cards: number }> {
  const rows = await database.query<{ kind: string }>(
    "SELECT kind FROM allocation WHERE kind = 'booking' OR hold_until > now() + make_interval(secs => $1::float8)",
    [test.clock.aheadSeconds()],
  );
  return {
    here: rows.map(({ kind }) => kind),
    there: [...(await sandbox.keptAtProperty()), ...(await sandbox.keptAtOffice())],
    cards: (await sandbox.reserved()).length,
  };
}

type Step = {
  name: string;
  ids: string;
  party: Party;
  /** Brings a visitor to this step before the party fails, and returns the call to make then. */
  prepare: () => Promise<(card: string) => Promise<Answer<unknown>>>;
  /** What the visitor keeps for a retry while the hold lasts. */
  keeps: { here: string[]; there: string[] };
};

/** Rates are requested in the same call: only the requests after them get the fault. */
function keepsMeet(fault: () => string): void {
  const { propertySystem } = test.providers;
  const { keep, availability } = propertySystem;
  Object.assign(propertySystem, {
    availability: async (...asked: Parameters<typeof availability>) => (
      await sandbox.tell('property', 'ok'),
      availability(...asked)
    ),
    keep: async (...asked: Parameters<typeof keep>) => (
      await sandbox.tell('property', fault(), 60_000),
      keep(...asked)
    ),
  });
}

let mode = '';
const steps: readonly Step[] = [
  {
    name: 'paying for a room of ours by card',
    ids: 'API-004',
    party: 'vault',
    prepare: async () => {
      const guest = visitor(test.app);
      const { orderId } = await guest.orderFor('Sky', aQuery());
      return (card) => guest.process(orderId, { paymentMethod: 'creditcard', card_token: card });
    },
    keeps: { here: ['hold'], there: [] },
  },
  {
    name: 'a cart at the hotel',
    ids: 'API-025, OPERA-025, ERR-024',
    party: 'property',
    prepare: async () => {
      const guest = propertyVisitor(test.app);
      const body = guest.cartBody([await guest.item({ room: 'Lantern' })]);
      keepsMeet(() => mode);
      return () => guest.createCart(body, 'once');
    },
    keeps: { here: [], there: [] },
  },
  {
    name: 'a booking at the hotel',
    ids: 'API-045, OPERA-032',
    party: 'property',
    prepare: async () => {
      const guest = propertyVisitor(test.app);
      const items = [await guest.item({ room: 'Lantern' })];
      const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
      return (cardToken) =>
        guest.book(guest.bookingBody(items, cartId, { method: 'creditcard', cardToken }), 'once');
    },
    keeps: { here: ['hold'], there: ['cart'] },
  },
  {
    name: 'paying for a booking at the hotel',
    ids: 'API-045, OPERA-030',
    party: 'vault',
    prepare: async () => {
      const guest = propertyVisitor(test.app);
      const items = [await guest.item({ room: 'Lantern' })];
      const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
      return (cardToken) =>
        guest.book(guest.bookingBody(items, cartId, { method: 'creditcard', cardToken }), 'once');
    },
    keeps: { here: ['hold'], there: ['cart'] },
  },
  {
    name: 'a room of the office',
    ids: 'API-040, ERR-022',
    party: 'office',
    prepare: async () => {
      const guest = officeVisitor(test.app);
      const { id } = await guest.found('Perch');
      return () => guest.hold(id, 'once');
    },
    keeps: { here: [], there: [] },
  },
  {
    name: 'a booking in the office',
    ids: 'API-036, REGUS-036',
    party: 'office',
    prepare: async () => {
      const guest = officeVisitor(test.app);
      const room = await guest.found('Perch');
      const { reservationId } = valueOf(await guest.hold(room.id));
      return (card) => guest.book(guest.bookingBody(room, reservationId, card), 'once');
    },
    keeps: { here: ['hold'], there: ['cart'] },
  },
];

const faults = [
  ['slow', 503, 'provider_unavailable'],
  ['fail', 503, 'provider_unavailable'],
  ['refuse', 503, 'provider_unavailable'],
  ['lie', 502, 'provider_malformed'],
] as const;

/** Brings a visitor to the step, and sets the party's fault. */
async function meet({ party, prepare }: Step, fault: string) {
  mode = 'ok';
  const go = await prepare();
  const card = await sandbox.cardToken();
  mode = fault;
  await sandbox.tell(party, fault, 60_000);
  return { go: () => go(card), mend: () => ((mode = 'ok'), sandbox.tell(party, 'ok')) };
}

describe.each(steps)('$name ($ids), whose party is set to', (step) => {
  const { party, keeps } = step;

  it.each(faults)(
    '%s, gets a named problem; only what a retry needs stays, and nothing outlasts the hold (D-3)',
    async (fault, status, code) => {
      const { go, mend } = await meet(step, fault);
      // A vault whose answer is unusable counts as no answer: another card does not help.
      expect(await go()).toMatchObject({
        status: party === 'vault' ? 503 : status,
        problem: { code: party === 'vault' ? 'provider_unavailable' : code },
      });
      expect((await left()).here).toEqual(keeps.here);
      if (keeps.here.length === 0) {
        expect(await database.query('SELECT id FROM cart')).toEqual([]);
        await expect.poll(async () => (await left()).there).toEqual([]);
      }
      await mend();
      await endOfHold();
      expect(await left()).toEqual({ here: [], there: [], cards: 0 });
      expect(await database.query('SELECT key FROM outside_booking')).toEqual([]);
    },
  );

  it.each(faults)('%s, and repeated after recovery, succeeds and is there once', async (fault) => {
    const { go, mend } = await meet(step, fault);
    await go();
    await mend();
    expect((await go()).status).toBe(200);
    const { here, there, cards } = await left();
    expect(here).toHaveLength(1);
    expect(there).toHaveLength(party === 'vault' && keeps.there.length === 0 ? 0 : 1);
    expect(cards).toBe(keeps.here.length);
  });
});

it.each(steps.filter(({ party }) => party !== 'vault'))(
  '$name ($ids) that loses against a faster visitor leaves nothing behind',
  async (step) => {
    const { go } = await meet(step, 'conflict');
    expect(await go()).toMatchObject({
      status: 409,
      problem: { code: step.party === 'property' ? 'temp_pms_order_error_conflict' : 'room_taken' },
    });
    expect(await left()).toEqual({ here: [], there: [], cards: 0 });
  },
);

it('after no answer of the vault and a second card, one amount is reserved in the end', async () => {
  const guest = visitor(test.app);
  const { orderId } = await guest.orderFor('Sky', aQuery());
  const pay = (card: string) =>
    guest.process(orderId, { paymentMethod: 'creditcard', card_token: card });
  const cards = [await sandbox.cardToken(), await sandbox.cardToken()] as const;
  await sandbox.tell('vault', 'slow', 60_000);
  expect((await pay(cards[0])).problem).toMatchObject({ code: 'provider_unavailable' });
  await sandbox.tell('vault', 'ok');
  expect((await pay(cards[1])).status).toBe(200);
  await endOfHold();
  expect(await left()).toEqual({ here: ['booking'], there: [], cards: 1 });
});

it('an order that is paid after its orphaned reservations were released is paid under a new key', async () => {
  const guest = visitor(test.app);
  const { orderId } = await guest.orderFor('Sky', aQuery());
  const pay = (card: string) =>
    guest.process(orderId, { paymentMethod: 'creditcard', card_token: card });
  const cards = [await sandbox.cardToken(), await sandbox.cardToken()] as const;
  await sandbox.tell('vault', 'slow', 60_000);
  expect((await pay(cards[0])).problem).toMatchObject({ code: 'provider_unavailable' });
  await sandbox.tell('vault', 'ok');
  await endOfHold();
  expect((await left()).cards).toBe(0);
  // No other visitor has taken the room.
  expect((await pay(cards[1])).status).toBe(200);
  expect(await left()).toEqual({ here: ['booking'], there: [], cards: 1 });
});
