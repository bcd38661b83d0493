import type { FastifyInstance } from 'fastify';

/** For data that no page should run, frame or guess at. HTTPS is the front door's to promise. */
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
    // Node takes what follows an upgrade that nobody makes for the other protocol's: the next
    // request would wait for ever.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close');
    done();
  });
}
