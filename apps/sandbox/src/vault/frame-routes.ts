import { brandOf, brandRules, siteFor } from '@foyer/sites';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseWire } from '../answer-errors.ts';
import { framePage } from './frame-page.ts';
import { readFrameQuery } from './frame-query.ts';

/**
 * `GET /vault/frame`: the card form, for one parent origin, which alone may embed it (REGUS-047,
 * OPERA-047), and for the website around that, where the parent is a frame itself.
 */
export async function frameRoutes(
  app: FastifyInstance,
  { mayHold, clock }: { mayHold: (parent: URL) => boolean; clock: () => Date },
): Promise<void> {
  app.get('/vault/frame', (request, reply) => {
    const query = readFrameQuery(request.query, mayHold);
    const holders = [query.parent, ...(query.outer ? [query.outer] : [])];
    const policy =
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src ` +
      `'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${holders.map(({ origin }) => origin).join(' ')}`;
    return reply
      .headers({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(framePage(query, clock()).markup);
  });

  // As a vault keeps a look for each of its merchants. Without the typeface: that is for headings, and
  // the frame has none.
  app.get('/vault/frame/look.css', (request, reply) => {
    const site = siteFor(parseWire(lookWire, request.query).host);
    return reply
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
      .type('text/css; charset=utf-8')
      .send(site === null ? '' : brandRules(brandOf(site.id), '.merchant'));
  });
}

const lookWire = v.object({ host: v.pipe(v.string(), v.maxLength(253)) });
