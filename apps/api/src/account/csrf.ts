import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../http/cookies.ts';
import { unguessableId } from '../unguessable-id.ts';
import { isTokenOf, tokenOf } from './signed-token.ts';

/** Identifies a browser for the CSRF token, not a person. */
export const csrfCookie = 'foyer_session';

const sessionOf = (request: FastifyRequest): string | null => {
  const known = cookieOf(request, csrfCookie);
  return known !== null && /^[A-Za-z0-9_-]{32}$/.test(known) ? known : null;
};

export function csrfTokenFor(
  request: FastifyRequest,
  secret: string,
): { session: string; token: string } {
  const session = sessionOf(request) ?? unguessableId();
  return { session, token: tokenOf(secret, 'csrf', session) };
}

/** Whether the call carries the token of its own cookie, which pages of other sites cannot read. */
export function carriesCsrfToken(request: FastifyRequest, secret: string): boolean {
  const session = sessionOf(request);
  const given = request.headers['x-csrf-token'];
  return session !== null && typeof given === 'string' && isTokenOf(secret, 'csrf', session, given);
}
