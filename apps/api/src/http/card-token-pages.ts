import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * The script reads its message from the page, so that one CSP hash fits every page and no part of
 * the URL is run as code.
 */
const script = `parent.postMessage(JSON.parse(document.getElementById('message').textContent), location.origin)`;
const scriptHash = createHash('sha256').update(script).digest('base64');
const policy = `default-src 'none'; script-src 'sha256-${scriptHash}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`;

/**
 * The pages to which a card vault redirects its frame: each posts the result to its parent, on our
 * own origin only (API-038, A-163).
 */
export function serveCardTokenPages(app: FastifyInstance): void {
  app.get('/apiv2/getcardtoken/success', (request, reply) => {
    const cardToken = textOf(request.query, 'cardToken');
    return send(reply, cardToken === '' ? { error: 'card_token_missing' } : { cardToken });
  });
  app.get('/apiv2/getcardtoken/failure', (request, reply) =>
    send(reply, { error: textOf(request.query, 'error') || 'card_failed' }),
  );
}

function textOf(query: unknown, name: string): string {
  if (typeof query !== 'object' || query === null) return '';
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

function send(reply: FastifyReply, message: Readonly<Record<string, string>>): FastifyReply {
  const json = JSON.stringify(message).replaceAll('<', '\\u003c');
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .removeHeader('x-frame-options')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>` +
        `Card</title><script type="application/json" id="message">` +
        `${json}</script><script>${script}</script></html>`,
    );
}
