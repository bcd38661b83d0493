import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { withLinks } from './mail-link.ts';
import type { WaitingMail } from './outbox.ts';

/** Hands a mail to the mail server, or rejects. Its Message-ID follows from its row: sent twice, it is the same message. */
export type SendMail = (waiting: WaitingMail) => Promise<void>;

export type SmtpOptions = { readonly url: string; readonly from: string; readonly publicUrl: string; readonly secret: string };

const timeLimitMs = 10_000;

export function createSmtpSender({ url, from, publicUrl, secret }: SmtpOptions): SendMail & { readonly close: () => void } {
  const transport = createTransport({ url, connectionTimeout: timeLimitMs, greetingTimeout: timeLimitMs, socketTimeout: timeLimitMs });
  const send: SendMail = async ({ id, orderId, mail }) => {
    await transport.sendMail({
      from,
      to: mail.to,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject,
      ...withLinks(mail, { secret, publicUrl }),
      // The order's id opens the order, so only its digest may leave.
      messageId: `<${id}.${createHash('sha256').update(orderId ?? 'account').digest('hex').slice(0, 24)}@${new URL(publicUrl).hostname}>`,
      ...(mail.calendar === null ? {} : { attachments: [{ filename: 'meeting.ics', content: mail.calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }] }),
    });
  };
  return Object.assign(send, { close: () => transport.close() });
}
