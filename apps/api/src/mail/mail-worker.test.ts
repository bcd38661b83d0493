import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, testDatabases } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, visitor } from '../testing/visitor.ts';
import { startMailWorker } from './mail-worker.ts';
import type { WaitingMail } from './outbox.ts';

const until = async (holds: () => Promise<boolean> | boolean) => {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) expect.fail('it did not come to pass within 20 seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe.each(testDatabases)('mails on $name', ({ open }) => {
  let database: Database;
  let test: TestApp;
  let weeks = 8;
  const book = async () => {
    const guest = visitor(test.app);
    const { orderId } = await guest.orderFor('Sky', aQuery({ start: `${aDay((weeks += 1))}T09:00` }), { ...aContact, firstName: '<b>Åsa</b>\r\nBcc: x@example.com' });
    await guest.process(orderId, { paymentMethod: 'onsite' });
  };
  const unsent = async () => (await database.query('SELECT id FROM outbox WHERE sent_at IS NULL')).length;

  beforeAll(async () => {
    database = await open();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('sends each mail once, with several workers beside each other', async () => {
    for (let count = 0; count < 5; count += 1) await book();
    const sent: number[] = [];
    const send = async ({ id }: WaitingMail) => void sent.push(id);
    const workers = [1, 2, 3].map(() => startMailWorker({ database, send, onProblem: (error) => expect.fail(String(error)), lookEveryMs: 20 }));
    await until(async () => (await unsent()) === 0);
    for (const worker of workers) await worker.stop();
    expect(sent.toSorted((a, b) => a - b)).toEqual([...new Set(sent)].toSorted((a, b) => a - b));
    // To visitor and venue for each booking, and once to the visitor about an account.
    expect(sent).toHaveLength(11);
  });

  it('keeps a mail while the mail server is away, and sends it when it is back', async () => {
    await book();
    let away = true;
    const sent: WaitingMail[] = [];
    const problems: unknown[] = [];
    const send = async (mail: WaitingMail) => {
      if (away) throw new Error('connect ECONNREFUSED');
      sent.push(mail);
    };
    const worker = startMailWorker({ database, send, onProblem: (error) => problems.push(error), lookEveryMs: 20 });
    await until(() => problems.length >= 2);
    expect(await unsent()).toBe(2);
    away = false;
    await database.query('UPDATE outbox SET next_attempt_at = now() WHERE sent_at IS NULL');
    await until(async () => (await unsent()) === 0);
    await worker.stop();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.mail.html).toContain('&lt;b&gt;Åsa&lt;/b&gt;');
    expect(sent.every(({ mail }) => !/[\r\n]/.test(mail.subject))).toBe(true);
  });
});
