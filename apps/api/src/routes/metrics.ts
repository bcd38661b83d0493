import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../http/metrics.ts';

/**
 * GET /metrics, as Prometheus reads it, at the API's own port. The front door does not pass it on;
 * a request that came through a door all the same finds nothing.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    if (
      request.headers['x-forwarded-for'] !== undefined ||
      request.headers['x-forwarded-host'] !== undefined
    )
      return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
