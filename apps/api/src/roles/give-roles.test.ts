import { createUser, loadUser } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { browser } from '../testing/browser.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, openFreshPostgres } from '../testing/test-databases.ts';
import { giveRoles, readRoleRequest } from './give-roles.ts';

describe('arguments of the command', () => {
  it.each([
    [['ada@example.org', 'admin'], ['admin']],
    [
      ['ada@example.org', 'customer', 'supplier'],
      ['supplier', 'customer'],
    ],
    [['ada@example.org', 'staff'], []],
  ])('%j is understood (ROLE-004, ROLE-007)', (typed, roles) => {
    expect(readRoleRequest(typed)).toEqual({ ok: true, email: 'ada@example.org', roles });
  });

  it.each([
    [[], 'An e-mail address is missing'],
    [['ada', 'admin'], 'ada is no e-mail address'],
    [['ada@example.org'], 'A role is missing'],
    [['ada@example.org', 'king'], 'king is no role'],
    [['ada@example.org', 'staff', 'admin'], 'staff is no role'],
  ])('%j is answered with what is wrong and the correct usage', (typed, message) => {
    const wish = readRoleRequest(typed);
    expect(wish).toMatchObject({ ok: false, message: expect.stringContaining(message) });
    expect(wish).toMatchObject({
      message: expect.stringContaining(
        'npm run role -- EMAIL ROLE, where the role is supplier, customer, admin, staff',
      ),
    });
  });
});

describe('giving roles', () => {
  let database: Database;
  let test: TestApp;
  beforeAll(async () => {
    database = await openFreshPostgres();
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('takes effect at once for a logged-in user, and never for an unproved address (ROLE-004, API-015)', async () => {
    const me = browser(test.app);
    await me.call(createUser, {
      email: 'ada@example.org',
      first_name: 'Ada',
      last_name: 'Berg',
      password: 'four words in a row',
      is_accepted_gdpr: true,
    });
    const roles = async () => JSON.parse((await me.call(loadUser)).text).roles;
    expect(await giveRoles(database, 'ada@example.org', ['admin'])).toMatchObject({
      ok: false,
      message: expect.stringContaining('was never proved'),
    });
    expect(await giveRoles(database, 'ada@example.org', [])).toMatchObject({ ok: false });
    expect(await roles()).toEqual([4]);
    await database.query('UPDATE account SET email_proved_at = now()');
    expect(await giveRoles(database, ' Ada@Example.org', ['supplier', 'customer'])).toEqual({
      ok: true,
      was: [4],
    });
    expect(await roles()).toEqual([7, 4]);
    expect(await giveRoles(database, 'ada@example.org', [])).toEqual({ ok: true, was: [7, 4] });
    expect(await roles()).toEqual([]);
  });

  it('reports an address without an account', async () => {
    expect(await giveRoles(database, 'nobody@example.org', ['admin'])).toMatchObject({
      ok: false,
      message: expect.stringContaining('Nobody has an account with nobody@example.org'),
    });
  });
});
