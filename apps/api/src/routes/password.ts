import { requestPasswordLink, setPassword, writeUserInfo } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { createAttempts, ofAddress, ofMailbox } from '../account/attempts.ts';
import { beginLogin } from '../account/login-session.ts';
import { askedSeconds, findPasswordLink, makePasswordLink } from '../account/password-link.ts';
import { hashPassword } from '../account/password.ts';
import { linkGone, setPasswordByLink } from '../account/set-password.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { bookedAt } from '../booking/booked-at.ts';
import { type Account, accountByEmail, accountEmail } from '../database/accounts.ts';
import { serverNow } from '../database/server-now.ts';
import { answered, type Outcome } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { askedPasswordMail } from '../mail/password-mail.ts';

/** Setting a password by a mailed link, and requesting such a link. */
export function passwordRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, clock, configuration, jobs } = dependencies;
  const attempts = createAttempts(database, clock, configuration.secret);

  serveEndpoint(app, setPassword, async ({ body, request, reply }) => {
    const tooMany = await attempts.count(ofAddress, request.ip);
    if (tooMany) return tooMany;
    if ((await findPasswordLink(database, body.token, await serverNow(database, clock))) === null)
      return linkGone;
    const passwordHash = await hashPassword(body.password);
    const done = await database.transaction(
      async (
        queries,
      ): Promise<Outcome<{ account: Account; setCookie: (to: typeof reply) => void }>> => {
        const now = await serverNow(queries, clock);
        const set = await setPasswordByLink(queries, body.token, passwordHash, now);
        return set.ok
          ? answered({
              account: set.answer,
              setCookie: await beginLogin(queries, configuration, request, set.answer, now),
            })
          : set;
      },
    );
    if (!done.ok) return done;
    done.answer.setCookie(reply);
    return answered(writeUserInfo(done.answer.account.user));
  });

  serveEndpoint(app, requestPasswordLink, async ({ body, request }) => {
    const email = accountEmail(body.email);
    const tooMany =
      (await attempts.count(ofAddress, request.ip)) ?? (await attempts.count(ofMailbox, email));
    if (tooMany) return tooMany;
    const written = await database.transaction(async (queries): Promise<Outcome<boolean>> => {
      const account = await accountByEmail(queries, email);
      if (account === null) return answered(false);
      const link = await makePasswordLink(
        queries,
        configuration.secret,
        { email, profile: null, seconds: askedSeconds },
        await serverNow(queries, clock),
      );
      await putInOutbox(queries, jobs, null, [
        askedPasswordMail(account.user, body.lang, link, bookedAt(request)),
      ]);
      return answered(true);
    });
    if (written.ok && written.answer) jobs.wake('mail');
    return answered({ sent: true });
  });
}
