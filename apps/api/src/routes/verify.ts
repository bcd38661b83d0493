import { sendVerificationCode, validateEmail } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { createAttempts, ofEmailChecks } from '../account/attempts.ts';
import { createChallenges } from '../account/verification.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { siteHost } from '../booking/site-of-call.ts';
import { accountByEmail } from '../database/accounts.ts';
import { answered } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

/**
 * Whether an address has an account (API-043). After many checks, a computer has to prove each
 * address by a mailed code, so that accounts cannot be listed.
 */
export function verifyRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, clock, configuration } = dependencies;
  const attempts = createAttempts(database, clock, configuration.secret);
  const challenges = createChallenges(dependencies, attempts);

  serveEndpoint(app, validateEmail, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { email, lang } = body;
    const typed = body.verification_code ?? '';
    const asked = {
      address: request.visit.address,
      email,
      language: lang,
      siteHost: siteHost(request),
    };
    const isChallenged =
      typed !== '' || (await attempts.count(ofEmailChecks, request.visit.address)) !== null;
    const still = !isChallenged
      ? answered(null)
      : typed === ''
        ? await challenges.ask(asked)
        : await challenges.verify(asked, typed);
    if (!still.ok) return still;
    if (still.answer !== null)
      return answered({ challenge: true, error: still.answer, user_has_account: false });
    return answered({
      challenge: false,
      error: '',
      user_has_account: (await accountByEmail(database, email)) !== null,
    });
  });

  serveEndpoint(app, sendVerificationCode, async ({ body, request }) => {
    const repeated = await challenges.repeat({
      address: request.visit.address,
      email: body.email,
      language: body.lang,
      siteHost: siteHost(request),
    });
    return repeated.ok ? answered({ sent: true }) : repeated;
  });
}
