import { randomUUID } from 'node:crypto';
import { type AddressObject, type Attachment as Part, simpleParser } from 'mailparser';

export type Attachment = {
  filename: string;
  contentType: string;
  contentId: string | null;
  /** A picture of the HTML, which no program lists as a file. */
  isShown: boolean;
  content: Buffer;
};

export type Message = {
  id: string;
  receivedAt: Date;
  from: string;
  /** All recipients of the envelope (blind copies too), in lower case. */
  to: readonly string[];
  replyTo: readonly string[];
  subject: string;
  messageId: string | null;
  text: string;
  html: string | null;
  attachments: readonly Attachment[];
};

/** The files of a message, with their places among all that is attached. */
export const filesOf = ({ attachments }: Message): readonly (Attachment & { at: number })[] =>
  attachments.map((attachment, at) => ({ ...attachment, at })).filter(({ isShown }) => !isShown);

export type Mailbox = {
  /** Parses and keeps a raw message; the newest thousand are kept. */
  receive: (
    raw: Buffer,
    envelope: { from: string; to: readonly string[] },
    receivedAt: Date,
  ) => Promise<Message>;
  /** Newest first; with `to`, only what went to exactly this address. */
  list: (to?: string) => readonly Message[];
  find: (id: string) => Message | null;
};

const kept = 1000;

export function createMailbox(): Mailbox {
  let messages: readonly Message[] = [];
  return {
    receive: async (raw, envelope, receivedAt) => {
      const email = await simpleParser(raw, {
        keepCidLinks: true,
        skipTextToHtml: true,
        skipHtmlToText: true,
      });
      const message: Message = {
        id: randomUUID(),
        receivedAt,
        from: addresses(email.from)[0] ?? envelope.from,
        to: envelope.to.map((address) => address.toLowerCase()),
        replyTo: addresses(email.replyTo),
        subject: email.subject ?? '',
        messageId: email.messageId ?? null,
        text: email.text ?? '',
        html: email.html === false ? null : email.html,
        attachments: email.attachments.map(readAttachment),
      };
      messages = [message, ...messages].slice(0, kept);
      return message;
    },
    list: (to) =>
      to === undefined
        ? messages
        : messages.filter((message) => message.to.includes(to.toLowerCase())),
    find: (id) => messages.find((message) => message.id === id) ?? null,
  };
}

/** `Name <address>`, without the quotation marks a header may need. */
const addresses = (field: AddressObject | AddressObject[] | undefined): string[] =>
  [field ?? []]
    .flat()
    .flatMap(({ value }) =>
      value.map(({ name, address = '' }) => (name === '' ? address : `${name} <${address}>`)),
    );

const readAttachment = (
  { filename, contentType, cid, related, content }: Part,
  index: number,
): Attachment => ({
  filename: filename ?? `attachment-${index + 1}`,
  contentType,
  contentId: cid ?? null,
  isShown: related,
  content,
});
