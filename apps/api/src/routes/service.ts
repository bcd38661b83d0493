import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { isMigrated } from '../database/is-migrated.ts';
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
