import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseWire, Refusal } from '../answer-errors.ts';
import { sendPage } from '../pages/page.ts';
import { inboxPage, schemes, widths } from './inbox-page.ts';
import { filesOf, type Mailbox, type Message } from './mailbox.ts';

const listWire = v.object({ to: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(320))) });
const viewWire = v.object({
  width: v.optional(v.picklist(widths), 'wide'),
  scheme: v.optional(v.picklist(schemes), 'light'),
});
const messageWire = v.object({ id: v.string() });
const attachmentWire = v.object({
  id: v.string(),
  index: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
});

const startView = parseWire(viewWire, {});

// A mail has inline styles and may show pictures; it runs no scripts and has an opaque origin.
const mailPolicy =
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; default-src 'none'; " +
  "style-src 'unsafe-inline'; img-src 'self' data: http: https:; font-src data:; base-uri " +
  "'self'; form-action 'none'; frame-ancestors 'self'";

/** The inbox: for people at `/inbox`, for programs at `/inbox.json?to=`. */
export async function inboxRoutes(
  app: FastifyInstance,
  { mailbox }: { mailbox: Mailbox },
): Promise<void> {
  const open = (id: string): Message => {
    const message = mailbox.find(id);
    if (message === null)
      throw new Refusal(
        404,
        'unknown_message',
        'There is no such message; the sandbox forgets its mail when it stops.',
      );
    return message;
  };
  const recipient = (query: unknown): string | undefined =>
    parseWire(listWire, query).to || undefined;

  app.get('/inbox.json', (request) => mailbox.list(recipient(request.query)).map(spell));
  app.get('/inbox', (request, reply) => {
    const to = recipient(request.query);
    return sendPage(reply, {
      title: 'Inbox',
      body: inboxPage({ messages: mailbox.list(to), to, opened: null, view: startView }),
    });
  });
  app.get('/inbox/:id', (request, reply) => {
    const to = recipient(request.query);
    const opened = mailbox.find(parseWire(messageWire, request.params).id);
    const body = inboxPage({
      messages: mailbox.list(to),
      to,
      opened: opened ?? 'missing',
      view: parseWire(viewWire, request.query),
    });
    return sendPage(reply, {
      title: opened?.subject ?? 'No such message',
      body,
      script: '/assets/mail/fit-message.ts',
      status: opened === null ? 404 : 200,
    });
  });
  app.get('/inbox/:id/html', (request, reply) => {
    const message = open(parseWire(messageWire, request.params).id);
    if (message.html === null) throw new Refusal(404, 'no_html', 'This message has no HTML part.');
    return reply
      .headers({
        'content-security-policy': mailPolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(seenIn(parseWire(viewWire, request.query).scheme, withPictures(message, message.html)));
  });
  app.get('/inbox/:id/attachments/:index', (request, reply) => {
    const { id, index } = parseWire(attachmentWire, request.params);
    const attachment = open(id).attachments[index];
    if (attachment === undefined)
      throw new Refusal(404, 'unknown_attachment', 'The message has no such attachment.');
    return reply
      .headers({
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type(attachment.contentType)
      .send(attachment.content);
  });
}

/** Links open in a new tab, and attached pictures (`cid:`) are resolved. */
function withPictures(message: Message, markup: string): string {
  const shown = markup.replace(/\bcid:([^"'\s)>]+)/g, (reference, contentId: string) => {
    const index = message.attachments.findIndex(
      (attachment) => attachment.contentId === decodeURIComponent(contentId),
    );
    return index < 0 ? reference : `/inbox/${message.id}/attachments/${index}`;
  });
  return /<head[^>]*>/i.test(shown)
    ? shown.replace(/<head[^>]*>/i, '$&<base target="_blank">')
    : `<base target="_blank">${shown}`;
}

/** As a program shows it in which dark is chosen, or is not: that is not asked of the browser. */
const seenIn = (scheme: (typeof schemes)[number], markup: string): string =>
  markup
    .replaceAll(/\(prefers-color-scheme: ?dark\)/g, scheme === 'dark' ? 'all' : 'not all')
    .replaceAll(/color-scheme:light dark/g, `color-scheme:${scheme}`)
    .replaceAll(
      /(<meta name="(?:supported-)?color-schemes?" content=)"light dark"/g,
      `$1"${scheme}"`,
    );

const spell = (message: Message): object => ({
  id: message.id,
  receivedAt: message.receivedAt.toISOString(),
  from: message.from,
  to: message.to,
  replyTo: message.replyTo,
  subject: message.subject,
  messageId: message.messageId,
  text: message.text,
  html: message.html,
  attachments: filesOf(message).map(({ filename, contentType, content, at }) => ({
    filename,
    contentType,
    size: content.byteLength,
    url: `/inbox/${message.id}/attachments/${at}`,
    text: contentType.startsWith('text/') ? content.toString('utf8') : null,
  })),
});
