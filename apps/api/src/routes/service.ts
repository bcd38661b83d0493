import { visitHeader } from '@foyer/serving';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { isMigrated } from '../database/migrations.ts';
import type { Metrics } from '../http/metrics.ts';
import { openApi } from '../http/open-api.ts';
import { problemBody } from '../http/problem.ts';

/** For operators and generators: liveness, readiness and the OpenAPI document. */
export function serviceRoutes(
  app: FastifyInstance,
  { database, configuration }: ApiDependencies,
): void {
  const document = JSON.stringify(openApi(configuration.publicUrl));
  app.get('/apiv2/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  app.get('/healthz', () => ({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    if (await isMigrated(database)) return { status: 'ready' };
    return reply
      .code(503)
      .type('application/problem+json')
      .send(
        problemBody(
          { code: 'provider_unavailable', message: 'the database is not ready' },
          request.id,
        ),
      );
  });
}

const throughOthers = ['x-forwarded-for', 'x-forwarded-host', visitHeader];

/**
 * GET /metrics for Prometheus, on the API's own port. Requests that came through a front door get
 * 404.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    if (throughOthers.some((header) => request.headers[header] !== undefined))
      return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
