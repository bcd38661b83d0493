import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { builderLanguage } from '../embed/builder-words.ts';
import type { FindSite, Query } from '../embed/find-site.ts';
import { listedVenue } from '../listed-venue.ts';
import { originsWithTags } from '../other-origins.ts';
import type { PageParts } from '../prepare-page.ts';
import { securityHeaders } from '../security-headers.ts';
import { brandHtml } from './brand-page.ts';

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
}
