import { createHmac } from 'node:crypto';
import cookie from '@fastify/cookie';
import { createSessionToken } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { unguessableId } from '../booking/unguessable-id.ts';
import { answered } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

const cookieName = 'foyer_session';

/** POST services/session/token (API-016): a token that only fits the session cookie it was made for. */
export async function sessionTokenRoute(app: FastifyInstance, { secret, secure }: { readonly secret: string; readonly secure: boolean }): Promise<void> {
  await app.register(cookie);
  serveEndpoint(app, createSessionToken, async ({ request, reply }) => {
    const known = request.cookies[cookieName];
    const session = known !== undefined && /^[A-Za-z0-9_-]{32}$/.test(known) ? known : unguessableId();
    reply.setCookie(cookieName, session, { path: '/', httpOnly: true, sameSite: 'lax', secure });
    reply.header('cache-control', 'no-store');
    return answered(createHmac('sha256', secret).update(`csrf:${session}`).digest('base64url'));
  });
}
