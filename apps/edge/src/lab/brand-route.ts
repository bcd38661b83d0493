import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { builderLanguage } from '../embed/builder-words.ts';
import type { FindSite, Query } from '../embed/find-site.ts';
import { listedVenue } from '../listed-venue.ts';
import { originsWithTags } from '../other-origins.ts';
import type { PageParts } from '../prepare-page.ts';
import { securityHeaders } from '../security-headers.ts';
import { brandHtml, mailPath, plainPath } from './brand-page.ts';
import { samplePaths } from './sample.ts';

/** `/lab/brand`: the studio for a brand, on every host, where the operator allows it. */
export function addBrandRoute(
  app: FastifyInstance,
  find: FindSite,
  { ask, configuration, deployed }: PageParts,
): void {
  app.get('/lab/brand', async (request, reply) => {
    const at = find(request);
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    if (!at || !(await deployed.hasHost(at.site.host)))
      return reply
        .code(at ? 503 : 404)
        .type('text/plain; charset=utf-8')
        .send(at ? 'This site is not open yet.' : 'There is no site at this address.');
    const { lang, venue: asked = '' } = request.query as Query;
    const language = builderLanguage(lang, request.headers['accept-language'] ?? '');
    const visit = { hostname: at.hostname, address: request.ip };
    const [{ alias }, { brand: files }] = await Promise.all([
      listedVenue({ ask, visit, language, asked }),
      deployed.lab(),
    ]);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(securityHeaders(nonce, originsWithTags(configuration)))
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(brandHtml({ site: at.site, language, alias, files, nonce }));
  });

  app.get(mailPath, (_request, reply) => reply.headers(inTheStudio).send('<!doctype html>'));

  // The link of a mail that is over: a page of the API which changes nothing.
  app.get(plainPath, async (request, reply) => {
    const visit = { hostname: find(request)?.hostname ?? '', address: request.ip };
    const language = builderLanguage((request.query as Query).lang, '');
    const path = `/apiv2/user/password/${'0'.repeat(43)}?lang=${language}`;
    const answer = await ask(path, { visit });
    return reply.headers(inTheStudio).send(answer?.text ?? '');
  });

  for (const url of Object.values(samplePaths))
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        const visit = { hostname: find(request)?.hostname ?? '', address: request.ip };
        const answer = await ask(request.url, { visit });
        return reply
          .code(answer?.status ?? 404)
          .type('application/json; charset=utf-8')
          .send(answer?.text ?? '{}');
      },
    });
}

/** Mails have their styles in themselves, and plain pages theirs in the head. */
const inTheStudio = {
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
};
