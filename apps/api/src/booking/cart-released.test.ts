import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { releaseOutstanding } from '../testing/outstanding-releases.ts';
import { officeSetup, officeVisitor } from '../testing/office-setup.ts';
import { propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { empty, openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';

let database: Database;
let sandbox: SandboxSetup;
let test: TestApp;
beforeAll(async () => {
  database = await openFreshPostgres();
}, patience);
afterAll(() => database.close());
beforeEach(async () => {
  await empty(database);
  await storeRecords(database, [propertySetup(), officeSetup()]);
  sandbox = await startSandbox();
  test = await startTestApp({ database, sandboxUrl: sandbox.url, timeLimitMs: 400 });
});
afterEach(async () => {
  await test.app.close();
  await sandbox.stop();
});

/** All ways to have a room kept, also when a visitor returns from another cart. */
const keepers = [
  {
    party: 'property',
    provider: () => test.providers.propertySystem,
    kept: () => sandbox.keptAtProperty(),
    prepare: async () => {
      const guest = propertyVisitor(test.app);
      const body = guest.cartBody([await guest.item({ room: 'Lantern' })]);
      return (replaces?: string) =>
        guest.createCart({
          ...body,
          ...(replaces === undefined ? {} : { replaces_cart: replaces }),
        });
    },
  },
  {
    party: 'office',
    provider: () => test.providers.officeOperator,
    kept: () => sandbox.keptAtOffice(),
    prepare: async () => {
      const guest = officeVisitor(test.app);
      const { id } = await guest.found('Perch');
      return (replaces?: string) =>
        replaces === undefined ? guest.hold(id) : guest.search({ replaces_cart: replaces });
    },
  },
] as const;

/**
 * An outside party that keeps a room for an ended cart would refuse it to other visitors for the
 * rest of the 20 minutes.
 */
describe.each(keepers)(
  'a room that the $party keeps, while it cannot be reached to release it',
  ({ party, provider, kept, prepare }) => {
    it('is free half a minute after the party is up again, when it kept the room and went down (API-025, API-040)', async () => {
      const ask = await prepare();
      const keeper = provider();
      const keep: (...asked: never[]) => Promise<unknown> = keeper.keep;
      const keepUnseen = async (...asked: never[]) => {
        await sandbox.tell(party, 'lie');
        const answer = await keep(...asked);
        await sandbox.tell(party, 'fail');
        return answer;
      };
      Object.assign(keeper, { keep: keepUnseen });
      expect((await ask()).problem).toMatchObject({ code: 'provider_malformed' });
      await releaseOutstanding(test);
      expect(await kept()).toEqual(['cart']);
      await backAfter(31);
      Object.assign(keeper, { keep });
      expect((await ask()).status).toBe(200);
    });

    it('is free half a minute after the party is up again, when its visitor left the checkout meanwhile (D-3)', async () => {
      const ask = await prepare();
      expect((await ask()).status).toBe(200);
      const [cart] = await database.query<{ id: string }>('SELECT id FROM cart');
      await sandbox.tell(party, 'fail');
      expect((await ask(cart?.id)).problem).toMatchObject({ code: 'provider_unavailable' });
      expect(await kept()).toEqual(['cart']);
      await backAfter(31);
    });

    async function backAfter(seconds: number): Promise<void> {
      await sandbox.tell(party, 'ok');
      test.clock.advance(seconds);
      // After that many failures no calls are made for a while; the job is tried again.
      await expect
        .poll(async () => (await releaseOutstanding(test), await kept()), {
          timeout: 15_000,
          interval: 300,
        })
        .toEqual([]);
    }
  },
);
