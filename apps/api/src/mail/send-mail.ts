import { brandOf } from '@foyer/sites';
import { markId } from '@foyer/sites/mail';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, MailJob } from './mail.ts';
import { withLinks } from './mail-link.ts';
import { markPicture } from './mark-picture.ts';

/** Hands a mail to the mail server; rejects if that fails. */
export type SendMail = (waiting: MailJob) => Promise<void>;

export type SmtpOptions = { url: string; from: string; publicUrl: string; secret: string };

const timeLimitMs = 10_000;

/** A mail program acts on the method of the part, not on that of the file. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

export function createSmtpSender({
  url,
  from,
  publicUrl,
  secret,
}: SmtpOptions): SendMail & { close: () => void } {
  const transport = createTransport({
    url,
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
  });
  const send: SendMail = async ({ messageId, mail }) => {
    await transport.sendMail({
      ...peopleOf(mail, from),
      to: mail.to,
      subject: mail.subject,
      ...withLinks(mail, { secret, publicUrl }),
      messageId: `<${messageId}@${new URL(publicUrl).hostname}>`,
      attachments: [...(await markOf(mail)), ...calendarOf(mail)],
    });
  };
  return Object.assign(send, { close: () => transport.close() });
}

/** The site's name before the operator's address, which alone may send; whom an answer goes to. */
function peopleOf(
  { site, replyTo }: Mail,
  from: string,
): Pick<SendMailOptions, 'from' | 'replyTo'> {
  const sender = site === undefined ? undefined : brandOf(site).sender;
  const answered = replyTo ?? sender?.replyTo;
  return {
    from:
      sender === undefined
        ? from
        : { name: sender.name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from },
    ...(answered === undefined ? {} : { replyTo: answered }),
  };
}

/** Attached to the HTML, so that it is seen without asking a server for it. */
const markOf = async ({ site }: Mail): Promise<NonNullable<SendMailOptions['attachments']>> =>
  site === undefined
    ? []
    : [
        {
          filename: 'mark.png',
          content: await markPicture(site),
          contentType: 'image/png',
          contentDisposition: 'inline',
          cid: markId,
        },
      ];

const calendarOf = ({ calendar }: Mail): NonNullable<SendMailOptions['attachments']> =>
  calendar === null
    ? []
    : [
        {
          filename: 'meeting.ics',
          content: calendar,
          contentType: `text/calendar; charset=utf-8; method=${methodOf(calendar)}`,
        },
      ];
