import { createHash } from 'node:crypto';
import { sites } from '@foyer/sites';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PlainPage, plainPageHtml } from './plain-page-html.ts';
import { plainPageStyle } from './plain-page-style.ts';

const styleHash = createHash('sha256').update(plainPageStyle).digest('base64');
/** The pictures are the site's icon and its mark, which the theme holds as a `data:` address. */
const policy =
  `default-src 'none'; style-src 'self' 'sha256-${styleHash}'; img-src 'self' data:; font-src 'self'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const [standard] = sites;

/** Answers with the page, under the name of the requested site. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const site = reply.request.visit.site ?? standard;
  return reply
    .code(page.status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(plainPageHtml(site?.name ?? '', page));
}

/** Registers routes that accept HTML forms; the API itself accepts JSON only. */
export async function withForms(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    routes(scope);
  });
}
