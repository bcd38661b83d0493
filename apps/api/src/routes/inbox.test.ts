import { cancelOrder, createUser, loadInbox, loadUser, setPassword } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { linkIn, mailsTo } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

const password = 'four words in a row';

describe('the inbox', () => {
  let test: TestApp;
  let database: Database;
  let count = 0;
  const someone = () => browser(test.app, `198.51.100.${(count += 1)}`);
  const anEmail = () => `elif${(count += 1)}@example.com`;
  const book = async (email: string, by = someone(), weeks = (count += 1) + 8) => {
    const guest = visitor(test.app, 'test-house', 'localhost', () =>
      Object.fromEntries(by.cookies),
    );
    const { orderId } = await guest.orderFor('Sky', aQuery({ start: `${aDay(weeks)}T09:00` }), {
      ...aContact,
      email,
    });
    valueOf(await guest.process(orderId, { paymentMethod: 'onsite' }));
    return orderId;
  };
  const registered = async (email: string) => {
    const me = someone();
    valueOf(
      await me.call(createUser, {
        email,
        first_name: 'Elif',
        last_name: 'Kaya',
        password,
        is_accepted_gdpr: true,
      }),
    );
    return me;
  };
  const listed = async (me: ReturnType<typeof someone>) =>
    valueOf(await me.call(loadInbox)).map(({ status, confirmation }) => [
      confirmation.orderId,
      status,
    ]);

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('returns the number of instant rooms to a logged-in user only (HEADER-026, A-146)', async () => {
    // Sky, Bay and Attic of the one venue; its Cellar is on request.
    expect(valueOf(await (await registered(anEmail())).call(loadUser)).instantRooms).toBe(3);
    expect(valueOf(await someone().call(loadUser)).instantRooms).toBe(0);
  });

  it('requires a login (ROLE-003)', async () => {
    expect((await someone().call(loadInbox)).problem).toMatchObject({
      status: 401,
      code: 'login_required',
    });
  });

  it('lists orders made while logged in, latest meeting first, with their status (D-14)', async () => {
    const me = await registered(anEmail());
    const [early, late] = [await book(anEmail(), me, 30), await book(anEmail(), me, 31)];
    const guest = visitor(test.app, 'test-house', 'localhost', () =>
      Object.fromEntries(me.cookies),
    );
    await guest.orderFor('Bay', aQuery({ start: `${aDay(32)}T09:00` }));
    valueOf(await me.call(cancelOrder, { fee: 0 }, { orderId: early }));
    expect(await listed(me)).toEqual([
      [late, 'confirmed'],
      [early, 'cancelled'],
    ]);
    expect(valueOf(await me.call(loadInbox))[0]?.confirmation).toEqual(
      valueOf(await guest.order(late)),
    );
  });

  it('does not show orders of an address that the user has not proved (D-14)', async () => {
    const email = anEmail();
    const orderId = await book(email);
    const squatter = await registered(email);
    expect(await listed(squatter)).toEqual([]);
    const token = linkIn(
      (await mailsTo(database, email)).find(({ links }) => links?.[0]?.purpose === 'password'),
    )
      .split('/')
      .at(-1);
    const me = someone();
    valueOf(await me.call(setPassword, { token, password }));
    expect(await listed(me)).toEqual([[orderId, 'confirmed']]);
    expect((await squatter.call(loadInbox)).problem?.code).toBe('login_required');
    expect(await listed(await registered(anEmail()))).toEqual([]);
  });
});
