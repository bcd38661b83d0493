import { createTransport } from 'nodemailer';
import type { MailJob } from './mail.ts';
import { withLinks } from './mail-link.ts';

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
      from,
      to: mail.to,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject,
      ...withLinks(mail, { secret, publicUrl }),
      messageId: `<${messageId}@${new URL(publicUrl).hostname}>`,
      ...(mail.calendar === null
        ? {}
        : {
            attachments: [
              {
                filename: 'meeting.ics',
                content: mail.calendar,
                contentType: `text/calendar; charset=utf-8; method=${methodOf(mail.calendar)}`,
              },
            ],
          }),
    });
  };
  return Object.assign(send, { close: () => transport.close() });
}
