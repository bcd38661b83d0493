import type { FastifyInstance } from 'fastify';

/** How long a request may take to arrive (ms); Node looks every 30 seconds whether one is late. */
export const readingTimeout = 25_000;

/**
 * Closes connections whose request arrives too slowly, within a minute. Fastify has no limit, and a
 * body that trickles would hold its connection for ever.
 */
export function boundReading({ server }: Pick<FastifyInstance, 'server'>): void {
  server.headersTimeout = readingTimeout;
  server.requestTimeout = readingTimeout;
}
