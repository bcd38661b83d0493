import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

const sandbox = createSandbox({ clock: () => new Date('2026-06-01T10:00:00Z') });
let url = '';
let port = 0;
beforeAll(async () => {
  ({ url, smtpPort: port } = await sandbox.start({ http: 0, smtp: 0 }));
});
afterAll(() => sandbox.stop());

const send = (to: string, extra: object = {}, host = '127.0.0.1'): Promise<unknown> =>
  createTransport({ host, port, connectionTimeout: 2000 }).sendMail({
    from: 'Grand Harbour <book@venue.example>',
    to,
    subject: 'Bestätigung für Größe',
    text: 'Guten Tag',
    ...extra,
  });

type Listed = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  attachments: { filename: string; contentType: string; url: string; text: string | null }[];
};
const inbox = async (to: string): Promise<Listed[]> =>
  (await (await fetch(`${url}/inbox.json?to=${encodeURIComponent(to)}`)).json()) as Listed[];
const pageAt = async (path: string): Promise<string> => (await fetch(url + path)).text();

test('a sent mail is listed for whom it was sent to, blind copies included, whatever the case', async () => {
  await send('Aino@Example.org', { bcc: 'archive@example.org' });
  const [mail, ...more] = await inbox('aino@example.ORG');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    from: 'Grand Harbour <book@venue.example>',
    subject: 'Bestätigung für Größe',
    text: expect.stringContaining('Guten Tag'),
  });
  expect(await inbox('archive@example.org')).toHaveLength(1);
  expect(await inbox('aino')).toEqual([]);
});

test('the calendar file of a mail can be read and downloaded as it was sent', async () => {
  const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
  await send('calendar@example.org', {
    icalEvent: { filename: 'meeting.ics', method: 'REQUEST', content },
  });
  const [mail] = await inbox('calendar@example.org');
  const file = mail?.attachments.find(({ filename }) => filename === 'meeting.ics');
  const download = await fetch(url + file?.url);
  expect(await download.text()).toBe(content);
  expect(download.headers.get('content-disposition')).toContain('attachment');
  expect(await pageAt(`/inbox/${mail?.id}`)).toContain('meeting.ics');
});

test('the HTML of a mail is shown without running anything, its own pictures found', async () => {
  await send('html@example.org', {
    html: '<h1>Hello</h1><script>alert(1)</script><img src="cid:logo">',
    attachments: [{ filename: 'logo.png', cid: 'logo', content: 'png' }],
  });
  const [mail] = await inbox('html@example.org');
  const shown = await fetch(`${url}/inbox/${mail?.id}/html`);
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toContain('allow-scripts');
  expect(policy).toContain("default-src 'none'");
  expect(await shown.text()).toContain(`<img src="/inbox/${mail?.id}/attachments/0">`);
});

test('a picture of the HTML is no file of the mail', async () => {
  await send('picture@example.org', {
    html: '<img src="cid:logo">',
    attachments: [
      { filename: 'logo.png', cid: 'logo', content: 'png', contentDisposition: 'inline' },
      { filename: 'bill.txt', content: 'to pay' },
    ],
  });
  const [mail] = await inbox('picture@example.org');
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['bill.txt']);
  expect(await (await fetch(url + mail?.attachments[0]?.url)).text()).toBe('to pay');
  const page = await pageAt(`/inbox/${mail?.id}`);
  expect(page).toContain('bill.txt');
  expect(page).not.toContain('logo.png');
});

test('a mail is shown as a program shows it that is narrow, or dark', async () => {
  const dark = '@media (prefers-color-scheme:dark){p{color:red}}';
  await send('dark@example.org', { html: `<head><style>${dark}</style></head><p>Hello</p>` });
  const [mail] = await inbox('dark@example.org');
  const at = (path: string) => pageAt(`/inbox/${mail?.id}${path}`);
  const page = await at('?width=320&scheme=dark');
  expect(page).toMatch(/data-width="320"\s+data-scheme="dark"/);
  expect(page).toContain(`src="/inbox/${mail?.id}/html?scheme=dark"`);
  expect(page).toMatch(/scheme=dark"\s+aria-current="true"\s+>320 px/);
  expect(await at('/html?scheme=dark')).toContain('@media all{p{color:red}}');
  expect(await at('/html')).toContain('@media not all{p{color:red}}');
  expect((await fetch(`${url}/inbox/${mail?.id}?width=5`)).status).toBe(400);
});

test('a subject cannot put markup into the inbox', async () => {
  await send('markup@example.org', { subject: '<img src=x onerror=alert(1)>', text: '<b>x</b>' });
  const page = await pageAt('/inbox?to=markup@example.org');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toContain('<img');
});

test('localhost takes mail as 127.0.0.1 does, with a user and a password too', async () => {
  await createTransport({ host: 'localhost', port, auth: { user: 'foyer', pass: 'any' } }).sendMail(
    { from: 'a@venue.example', to: 'local@example.org', subject: 'Hi', text: 'x' },
  );
  expect(await inbox('local@example.org')).toHaveLength(1);
});

test('a message that is gone says so', async () => {
  const page = await fetch(`${url}/inbox/none`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('This message is gone');
});

const tell = (mode: string, ms?: number): Promise<Response> =>
  fetch(`${url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ party: 'mail', mode, ms }),
  });

test('the mail server fails with a code to try again, hangs up, or takes its time, as it is told', async () => {
  await tell('fail');
  await expect(send('fault@example.org')).rejects.toMatchObject({ responseCode: 451 });
  await tell('refuse');
  await expect(send('fault@example.org')).rejects.toThrow();
  expect(await inbox('fault@example.org')).toEqual([]);
  await tell('slow', 300);
  const begun = Date.now();
  await send('fault@example.org');
  expect(Date.now() - begun).toBeGreaterThan(290);
  await tell('ok');
  await send('fault@example.org');
  expect(await inbox('fault@example.org')).toHaveLength(2);
});
