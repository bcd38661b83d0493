import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../http/metrics.ts';

/**
 * GET /metrics for Prometheus, on the API's own port. Requests that came through a front door get
 * 404.
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
