import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailJob } from './mail.ts';
import type { Database } from '../database/database.ts';
import { createJobs, type JobsOptions } from '../jobs/jobs.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { until } from '../testing/until.ts';
import { aContact, aDay, aQuery, visitor } from '../testing/visitor.ts';

describe('mails', () => {
  let database: Database;
  let test: TestApp;
  let weeks = 8;
  const book = async () => {
    const guest = visitor(test.app);
    const { orderId } = await guest.orderFor(
      'Sky',
      aQuery({ start: `${aDay((weeks += 1))}T09:00` }),
      { ...aContact, firstName: '<b>Åsa</b>\r\nBcc: x@example.com' },
    );
    await guest.process(orderId, { paymentMethod: 'onsite' });
  };
  const unsent = async () =>
    (await database.query("SELECT id FROM jobs.job WHERE name = 'mail' AND state < 'completed'"))
      .length;
  const startWorker = async (send: (job: MailJob) => Promise<void>, options: JobsOptions = {}) => {
    const jobs = createJobs(database, { lookEverySeconds: 0.5, ...options });
    await jobs.start();
    await jobs.work('mail', send);
    return jobs;
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('are sent once each with several workers', async () => {
    for (let count = 0; count < 5; count += 1) await book();
    const sent: string[] = [];
    const workers = await Promise.all(
      [1, 2, 3].map(() =>
        startWorker(async ({ messageId }) => void sent.push(messageId), {
          onProblem: (error) => expect.fail(String(error)),
        }),
      ),
    );
    await until(async () => (await unsent()) === 0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
    // To visitor and venue for each booking, and one to the visitor about an account.
    expect(sent).toHaveLength(11);
  });

  it(
    'wait while the mail server is down and are sent when it is up, under the same Message-ID; ' +
      'logs of it contain no addresses',
    async () => {
      await book();
      await database.query('UPDATE jobs.job SET retry_delay = 0, retry_backoff = false');
      let away = true;
      const tried: MailJob[] = [];
      const sent: MailJob[] = [];
      const troubles: unknown[] = [];
      const send = async (job: MailJob) => {
        (away ? tried : sent).push(job);
        if (away)
          throw Object.assign(new Error(`550 <${job.mail.to}> unknown`), {
            code: 'EENVELOPE',
            responseCode: 550,
          });
      };
      const worker = await startWorker(send, { onTrouble: (trouble) => troubles.push(trouble) });
      await until(() => troubles.length >= 3);
      expect(await unsent()).toBe(2);
      expect(troubles[0]).toEqual({
        queue: 'mail',
        job: expect.any(String),
        attempt: 1,
        isDead: false,
        reason: 'EENVELOPE 550',
      });
      expect(
        JSON.stringify([
          troubles,
          await database.query("SELECT output FROM jobs.job WHERE state = 'retry'"),
        ]),
      ).not.toContain('@example.com');
      away = false;
      await until(async () => (await unsent()) === 0);
      await worker.stop();
      expect(sent.map(({ messageId }) => messageId).toSorted()).toEqual(
        [...new Set(tried.map(({ messageId }) => messageId))].toSorted(),
      );
      expect(sent[0]?.mail.html).toContain('&lt;b&gt;Åsa&lt;/b&gt;');
      expect(sent.every(({ mail }) => !/[\r\n]/.test(mail.subject))).toBe(true);
    },
  );
});
