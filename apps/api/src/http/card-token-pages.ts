import { createHash } from 'node:crypto';
import { mayEmbed } from '@foyer/sites';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';

/**
 * The script reads its message from the page, so that one CSP hash fits every page and no part of
 * the URL is run as code.
 */
const script =
  "let {message,to}=JSON.parse(document.getElementById('message').textContent);" +
  'parent.postMessage(message,to??location.origin)';
const scriptHash = createHash('sha256').update(script).digest('base64');
const policy = (holders: string) =>
  `default-src 'none'; script-src 'sha256-${scriptHash}'; frame-ancestors ${holders}; base-uri 'none'; form-action 'none'`;

/** Origins that may hold the page, as they were asked for; `null`: not asked for, or not allowed. */
type Holders = { parent: string | null; outer: string | null };

/**
 * The pages to which a card vault redirects its frame: each posts the result to its parent, which is
 * a page of ours (API-038, A-163), or `parent`, a website that may show tags of the site. `outer` is
 * such a website, too, which holds the page of ours in a frame.
 */
export function serveCardTokenPages(
  app: FastifyInstance,
  { embedOrigins }: Pick<Configuration, 'embedOrigins'>,
): void {
  const allowed = (request: FastifyRequest, name: 'parent' | 'outer'): string | null => {
    const asked = textOf(request.query, name);
    const { site } = request.visit;
    return site !== null && mayEmbed(asked, site, embedOrigins) ? asked : null;
  };
  const holdersOf = (request: FastifyRequest): Holders => ({
    parent: allowed(request, 'parent'),
    outer: allowed(request, 'outer'),
  });
  app.get('/apiv2/getcardtoken/success', (request, reply) => {
    const cardToken = textOf(request.query, 'cardToken');
    return send(
      reply,
      cardToken === '' ? { error: 'card_token_missing' } : { cardToken },
      holdersOf(request),
    );
  });
  app.get('/apiv2/getcardtoken/failure', (request, reply) =>
    send(reply, { error: textOf(request.query, 'error') || 'card_failed' }, holdersOf(request)),
  );
}

function textOf(query: unknown, name: string): string {
  if (typeof query !== 'object' || query === null) return '';
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

function send(
  reply: FastifyReply,
  message: Readonly<Record<string, string>>,
  { parent, outer }: Holders,
): FastifyReply {
  const json = JSON.stringify({ message, to: parent }).replaceAll('<', '\\u003c');
  return reply
    .header(
      'content-security-policy',
      policy([parent ?? "'self'", ...(outer === null ? [] : [outer])].join(' ')),
    )
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
