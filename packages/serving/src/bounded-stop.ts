import type { FastifyInstance } from 'fastify';

/** How long whoever is being answered may keep a stop waiting (ms). */
export const stopPatience = 5_000;

/**
 * A stop waits for answers on their way, and ends. Node does not count a connection as idle on
 * which nothing was ever sent; browsers open some ahead, and each would hold the stop up for a
 * minute.
 */
export function boundStop(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), stopPatience).unref();
  });
}
