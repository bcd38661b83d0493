import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience, openFreshPostgres } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { tidy } from './housekeeping.ts';

describe('housekeeping', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openFreshPostgres();
  }, patience);
  afterAll(() => database.close());

  it('deletes ended sessions, links and codes, and nothing that is still valid', async () => {
    const ago = (interval: string) => `now() - interval '${interval}'`;
    await database.query(
      `INSERT INTO account (id, email, first_name, last_name, company, phone, ` +
        `accepted_gdpr, role_ids, password_hash, created_at) VALUES ('a', 'a@example.org', ` +
        `'', '', '', '', true, '{4}', '-', now())`,
    );
    await database.query(
      `INSERT INTO login_session (id_hash, account_id, created_at, expires_at) VALUES ` +
        `('over', 'a', now(), ${ago('1 minute')}), ('on', 'a', now(), now() + interval '1 ` +
        `minute')`,
    );
    await database.query(
      `INSERT INTO attempt (scope, key, count, began_at) VALUES ('s', 'old', 1, ${ago('25 hours')}), ('s', 'new', 1, ${ago('23 hours')})`,
    );
    await database.query(
      `INSERT INTO password_link (id, token_hash, email, expires_at) VALUES ('old', 'x', ` +
        `'a', ${ago('31 days')}), ('new', 'y', 'a', ${ago('29 days')})`,
    );
    await database.query(
      `INSERT INTO verification_code (email, id, tries, expires_at) VALUES ('old', 'x', 0, ` +
        `${ago('1 minute')}), ('new', 'y', 0, now() + interval '1 minute')`,
    );
    await tidy(database);
    const left = await Promise.all(
      [
        'SELECT id_hash AS kept FROM login_session',
        'SELECT key AS kept FROM attempt',
        'SELECT id AS kept FROM password_link',
        'SELECT email AS kept FROM verification_code',
        'SELECT id AS kept FROM account',
      ].map((sql) => database.query(sql)),
    );
    expect(left).toEqual([
      [{ kept: 'on' }],
      [{ kept: 'new' }],
      [{ kept: 'new' }],
      [{ kept: 'new' }],
      [{ kept: 'a' }],
    ]);
  });
});
