import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp, type TestApp, testSecret } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { until } from '../testing/until.ts';
import { aContact, aDay, aQuery, visitor } from '../testing/visitor.ts';
import { createSmtpSender } from './send-mail.ts';

type Received = {
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  attachments: readonly { filename: string }[];
};

let database: Database;
let test: TestApp;
let sandbox: SandboxSetup;
beforeAll(async () => {
  database = await openFreshPostgres();
  await storeRecords(database, [
    aVenueRecord({ title: `The "Old" <script>Mill</script> & 'Sons'`, address: 'a" onclick="b' }),
  ]);
  [test, sandbox] = await Promise.all([startTestApp({ database }), startSandbox()]);
}, patience);
afterAll(async () => {
  await Promise.all([test.app.close(), sandbox.stop()]);
  await database.close();
});

it('carries no markup of a visitor or venue to a reader, and each part is what it says', async () => {
  const guest = visitor(test.app);
  const firstName = '<img src=x onerror=alert(1)>';
  const { orderId } = await guest.orderFor('Sky', aQuery({ start: `${aDay(8)}T09:00` }), {
    ...aContact,
    firstName,
    additionalInfo: '</td></table><a href="https://evil.example">click</a>\r\nBcc: x@example.com',
  });
  await guest.process(orderId, { paymentMethod: 'onsite' });
  const jobs = createJobs(database, { lookEverySeconds: 0.5 });
  await jobs.start();
  const sender = createSmtpSender({
    url: sandbox.smtpUrl,
    from: 'Foyer <bookings@foyer.example>',
    publicUrl: 'https://foyer.example',
    secret: testSecret,
  });
  await jobs.work('mail', sender);
  await until(async () => (await sandbox.delivered()).length === 3);
  await jobs.stop();
  sender.close();

  const received = (await (await fetch(`${sandbox.url}/inbox.json`)).json()) as Received[];
  for (const { html, subject, to } of received) {
    expect([subject, html.match(/<(script|img src=x|a href="https:\/\/evil)|" onclick/g)]).toEqual([
      expect.stringMatching(/^[^\r\n]+$/),
      null,
    ]);
    // Its own tags are all there is: what was typed closed none of them.
    expect([...html.matchAll(/<table/g)]).toHaveLength([...html.matchAll(/<\/table>/g)].length);
    expect(to).toHaveLength(1);
  }
  const booked = received.find(({ attachments }) => attachments.length > 0);
  expect(booked?.attachments.map(({ filename }) => filename)).toEqual(['meeting.ics']);
  expect(booked?.text).toContain(`Dear ${firstName},`);
  expect(booked?.html).toContain('Dear &lt;img src=x onerror=alert(1)&gt;,');
  expect(booked?.html).toContain(
    'The &quot;Old&quot; &lt;script&gt;Mill&lt;/script&gt; &amp; &#39;Sons&#39;<br>a&quot; onclick=&quot;b',
  );
});
