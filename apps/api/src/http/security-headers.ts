import type { FastifyInstance } from 'fastify';

/** For data that no page should run, frame or sniff. HTTPS is up to the front door. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Node treats what follows an unanswered upgrade as the other protocol: the next request would
    // never be answered.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close');
    done();
  });
}
