import { randomBytes } from 'node:crypto';
import { originOf } from '@foyer/serving';
import type { FastifyInstance } from 'fastify';
import { listedVenue } from '../listed-venue.ts';
import { originsWithTags } from '../other-origins.ts';
import type { PageParts } from '../prepare-page.ts';
import { securityHeaders } from '../security-headers.ts';
import { builderHtml } from './builder-page.ts';
import { builderLanguage } from './builder-words.ts';
import type { FindSite, Query } from './find-site.ts';

/** `/embed`: the page for whoever pastes a tag, on every host. */
export function addBuilderRoute(
  app: FastifyInstance,
  find: FindSite,
  { ask, configuration, deployed }: PageParts,
): void {
  for (const address of ['/embed', '/embed/'])
    app.get(address, async (request, reply) => {
      const at = find(request);
      reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
      if (!at || !(await deployed.hasHost(at.site.host)))
        return reply
          .code(at ? 503 : 404)
          .type('text/plain; charset=utf-8')
          .send(at ? 'This site is not open yet.' : 'There is no site at this address.');
      const { lang, mode = 'inline', venue: asked = '' } = request.query as Query;
      const language = builderLanguage(lang, request.headers['accept-language'] ?? '');
      const visit = { hostname: at.hostname, address: request.ip };
      const [venue, { builder }] = await Promise.all([
        listedVenue({ ask, visit, language, asked }),
        deployed.tag(),
      ]);
      const nonce = randomBytes(16).toString('base64');
      const html = builderHtml({
        site: at.site,
        origin: originOf(configuration.publicUrl, at.hostname),
        language,
        venue,
        hasButton: mode !== 'inline',
        files: builder,
        configuration,
        nonce,
      });
      return reply
        .headers(securityHeaders(nonce, originsWithTags(configuration)))
        .header('vary', 'accept-language')
        .type('text/html; charset=utf-8')
        .send(html);
    });
}
