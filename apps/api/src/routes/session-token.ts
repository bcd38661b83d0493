import { createSessionToken } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { csrfCookie, csrfTokenFor } from '../account/csrf.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { sendCookie } from '../http/cookies.ts';
import { answered } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

/**
 * POST services/session/token (API-016): a token that is only valid with the session cookie it was
 * made for.
 */
export function sessionTokenRoute(
  app: FastifyInstance,
  configuration: ApiDependencies['configuration'],
): void {
  serveEndpoint(app, createSessionToken, async ({ request, reply }) => {
    const { session, token } = csrfTokenFor(request, configuration.secret);
    sendCookie(reply, csrfCookie, session, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: configuration.publicUrl.startsWith('https:'),
    });
    reply.header('cache-control', 'no-store');
    return answered(token);
  });
}
