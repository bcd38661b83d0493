import type { FastifyInstance } from 'fastify';
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
}
