import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailJob } from '../mail/mail.ts';
import type { Database } from '../database/database.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { openPglite } from '../database/pglite-database.ts';
import { freshPostgresUrl } from '../testing/postgres-server.ts';
import { openTestPostgres, patience } from '../testing/test-databases.ts';
import { until } from '../testing/until.ts';
import { createJobs } from './jobs.ts';

/**
 * Data of the version before the job queue: an order, mails in every state, and outstanding
 * releases.
 */
const before = `
  INSERT INTO venue (id, alias, version, title, city, latitude, longitude, currency, lowest_hourly, record) VALUES
    ('v', 'v', 1, '', '', 0, 0, 'EUR', 0, '{}');
  INSERT INTO cart (id, venue_id, is_enquiry, language, discount_code, created_at) VALUES ('c', 'v', false, 'en', '', now());
  INSERT INTO orders (id, cart_id, venue_id, status, is_enquiry, language, contact, payload_hash, authorization_id,
    created_at, release_due) VALUES ('order-1', 'c', 'v', 'cancelled', false, 'en', '{}', '', 'auth', now(), true);
  INSERT INTO outbox (order_id, mail, sent_at) VALUES ('order-1', '{"to": "sent@example.com"}', now());
  INSERT INTO outbox (order_id, mail) VALUES ('order-1', '{"to": "waits@example.com"}'), (NULL, '{"to": "account@example.com"}');
  INSERT INTO outbox (order_id, mail, attempts, next_attempt_at) VALUES ('order-1', '{"to": "later@example.com"}', 5,
    now() + interval '1 hour');
  INSERT INTO outside_booking (key, party, order_id, reference, release_after) VALUES ('loose', 'office', 'order-1',
    NULL, now() + interval '20 minutes'), ('ours', 'office', 'order-1', 'ref', NULL);
`;

function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  journal.entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag.endsWith(tag)),
  );
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

type Opened = { database: Database; close: () => Promise<void> };

const olderDatabases: readonly { name: string; open: (folder: string) => Promise<Opened> }[] = [
  {
    name: 'PGlite',
    open: async (folder) => {
      const client = await PGlite.create({ extensions: { btree_gist } });
      await migratePglite(drizzlePglite({ client }), { migrationsFolder: folder });
      await client.exec(before);
      const database = await openPglite({ copyOf: await client.dumpDataDir('none') });
      await client.close();
      return { database, close: database.close };
    },
  },
  {
    name: 'PostgreSQL',
    open: async (folder) => {
      const { url, drop } = await freshPostgresUrl();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await migratePostgres(drizzlePostgres(client), { migrationsFolder: folder });
      await client.query(before);
      await client.end();
      const database = openTestPostgres(url, 4);
      return { database, close: () => database.close().then(drop) };
    },
  },
];

describe.each(olderDatabases)(
  'waiting mails and releases of the version before the queue, on $name',
  ({ open }) => {
    const folder = migrationsBefore('_job-queue');
    let opened: Opened;
    beforeAll(async () => {
      opened = await open(folder);
    }, patience);
    afterAll(async () => {
      await opened.close();
      rmSync(folder, { recursive: true });
    });

    it('waits in the queue, with its time and Message-ID, and is done from there', async () => {
      const { database } = opened;
      await database.migrate();
      const jobs = await database.query<{
        name: string;
        data: unknown;
        tries: number;
        minutes: number;
      }>(
        'SELECT name, data, retry_count AS tries, round(extract(epoch FROM start_after - ' +
          "now()) / 60)::int AS minutes FROM jobs.job ORDER BY name, data->>'messageId'",
      );
      // The first 24 digits of the SHA-256 of `order-1` and `account`, in the earlier format.
      const [digest, ofAccount] = ['0bafe22156d2698c143b8604', '9af211329b2fc82e5efe9060'];
      expect(
        jobs.map(({ name, data, tries, minutes }) => ({
          name,
          data,
          tries,
          minutes: Math.max(minutes, 0),
        })),
      ).toEqual([
        { name: 'card-release', data: { orderId: 'order-1' }, tries: 0, minutes: 0 },
        {
          name: 'mail',
          data: { orderId: 'order-1', messageId: `2.${digest}`, mail: { to: 'waits@example.com' } },
          tries: 0,
          minutes: 0,
        },
        {
          name: 'mail',
          data: { orderId: null, messageId: `3.${ofAccount}`, mail: { to: 'account@example.com' } },
          tries: 0,
          minutes: 0,
        },
        {
          name: 'mail',
          data: { orderId: 'order-1', messageId: `4.${digest}`, mail: { to: 'later@example.com' } },
          tries: 5,
          minutes: 60,
        },
        { name: 'outside-release', data: { key: 'loose' }, tries: 0, minutes: 20 },
      ]);

      const worker = createJobs(database, { lookEverySeconds: 0.5 });
      await worker.start();
      const sent: MailJob[] = [];
      await worker.work('mail', async (job) => void sent.push(job));
      await until(() => sent.length === 2);
      await worker.stop();
      expect(sent.map(({ mail }) => mail.to).toSorted()).toEqual([
        'account@example.com',
        'waits@example.com',
      ]);
    });
  },
);
