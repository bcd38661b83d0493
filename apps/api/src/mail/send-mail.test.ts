import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtpSender } from './send-mail.ts';
import type { MailJob } from './mail.ts';

const ends: (() => unknown)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A mail server that answers a recipient as told, and keeps what it is sent. */
async function mailServer(toRecipient: string) {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inMessage = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (inMessage) {
          if (line !== '.') continue;
          inMessage = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('RCPT')) socket.write(`${toRecipient}\r\n`);
        else if (line === 'DATA') {
          inMessage = true;
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sender = createSmtpSender({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'Foyer <foyer@example.com>',
    publicUrl: 'https://foyer.example',
    secret: 'a secret of the tests, long enough',
  });
  ends.push(sender.close, () => server.close());
  return { send: sender, text: () => lines.join('\n') };
}

const job: MailJob = {
  orderId: 'o1',
  messageId: 'm1.0',
  mail: {
    to: 'aino@example.com',
    replyTo: 'venue@example.com',
    subject: 'Your booking',
    text: 'Hello',
    html: '<html><body>Hello</body></html>',
    calendar: 'BEGIN:VCALENDAR',
  },
};

it('hands a mail over with its sender, address for replies, Message-ID and calendar', async () => {
  const { send, text } = await mailServer('250 yes');
  await send(job);
  expect(text()).not.toContain('mark.png');
  for (const part of [
    'From: Foyer <foyer@example.com>',
    'To: aino@example.com',
    'Reply-To: venue@example.com',
    'Message-ID: <m1.0@foyer.example>',
    'Subject: Your booking',
    'meeting.ics',
  ])
    expect(text()).toContain(part);
});

it('has text and HTML as alternatives, with the mark of the site in the HTML', async () => {
  const { send, text } = await mailServer('250 yes');
  await send({ ...job, mail: { ...job.mail, site: 'chain-hotel-chain' } });
  expect(
    [...text().matchAll(/^Content-(?:Type|ID|Disposition): ([^;\n]+)/gm)].map(([, value]) => value),
  ).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain',
    'multipart/related',
    'text/html',
    'image/png',
    '<mark@foyer>',
    'inline',
    'text/calendar',
    'attachment',
  ]);
});

it.each([
  ['chain-hotel-chain', null, 'hallo hotels <foyer@example.com>', 'hallo@hallo-hotels.example'],
  [
    'chain-hotel-chain',
    'venue@example.com',
    'hallo hotels <foyer@example.com>',
    'venue@example.com',
  ],
  ['marketplace', null, 'Foyer <foyer@example.com>', undefined],
])(
  'of %s, to be answered to %s, comes from %s and goes back to %s',
  async (site, to, from, back) => {
    const { send, text } = await mailServer('250 yes');
    await send({ ...job, mail: { ...job.mail, site, replyTo: to } });
    expect([/^From: (.*)$/m.exec(text())?.[1], /^Reply-To: (.*)$/m.exec(text())?.[1]]).toEqual([
      from,
      back,
    ]);
  },
);

it.each(['550 no such mailbox', '451 later'])(
  'fails when the server answers "%s", so that the job is tried again',
  async (answer) => {
    const { send } = await mailServer(answer);
    await expect(send(job)).rejects.toMatchObject({ responseCode: Number(answer.slice(0, 3)) });
  },
);
