import type { FastifyInstance } from 'fastify';

/** How long a stop waits for answers in progress (ms). */
export const stopTimeout = 5_000;

/**
 * A stop waits for answers in progress. Node does not treat a connection as idle on which nothing
 * was ever sent; browsers open some in advance, and each would delay the stop by a minute.
 */
export function boundStop(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), stopTimeout).unref();
  });
}
