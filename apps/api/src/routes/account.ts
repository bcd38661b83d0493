import {
  createSessionToken,
  createUser,
  loadInbox,
  loadUser,
  loginUser,
  logoutUser,
  writeConfirmation,
  writeUserInfo,
} from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { createAttempts, ofAccount, ofAddress } from '../account/attempts.ts';
import { csrfCookie, csrfTokenFor } from '../account/csrf.ts';
import { accountOf, beginLogin, endLogin, forgetCookie } from '../account/login-session.ts';
import { hashPassword, isPassword } from '../account/password.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { confirmationOf } from '../booking/order.ts';
import { serverNow } from '../database/database.ts';
import { type Account, accountByEmail, accountEmail, createAccount } from '../database/accounts.ts';
import { ordersOf } from '../database/orders.ts';
import { countInstantRooms } from '../database/venues.ts';
import { sendCookie } from '../http/cookies.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

/** The current user, logging in and out, and registering. */
export function accountRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, clock } = dependencies;
  const attempts = createAttempts(database, clock, dependencies.configuration.secret);

  serveEndpoint(app, loadUser, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const account = await accountOf(database, request, clock.aheadSeconds());
    return answered(
      account === null
        ? writeUserInfo(null)
        : writeUserInfo(account.user, await countInstantRooms(database)),
    );
  });

  serveEndpoint(app, loginUser, async ({ body, request, reply }) => {
    const email = accountEmail(body.username);
    const tooMany =
      (await attempts.count(ofAddress, request.visit.address)) ??
      (await attempts.count(ofAccount, email));
    if (tooMany) return tooMany;
    const account = await accountByEmail(database, email);
    const isRight = await isPassword(body.password, account?.passwordHash ?? null);
    if (account === null || !isRight)
      return refused('wrong_password', 'there is no account with this address and password', {
        field: 'password',
      });
    await attempts.forget(ofAccount, email);
    const setCookie = await beginLogin(
      database,
      dependencies.configuration,
      request,
      account,
      await serverNow(database, clock),
    );
    setCookie(reply);
    return answered(writeUserInfo(account.user));
  });

  serveEndpoint(app, createUser, async ({ body, request, reply }) => {
    const tooMany = await attempts.count(ofAddress, request.visit.address);
    if (tooMany) return tooMany;
    const passwordHash = await hashPassword(body.password);
    const profile = {
      firstName: body.first_name,
      lastName: body.last_name,
      company: body.company,
      phone: body.phone,
      acceptedGdpr: body.is_accepted_gdpr,
    };
    const made = await database.transaction(
      async (
        queries,
      ): Promise<Outcome<{ account: Account; setCookie: (to: typeof reply) => void }>> => {
        const now = await serverNow(queries, clock);
        const account = await createAccount(queries, body.email, profile, passwordHash, now);
        if (account === null)
          return refused('account_exists', 'this address has an account; log in', {
            field: 'email',
          });
        return answered({
          account,
          setCookie: await beginLogin(queries, dependencies.configuration, request, account, now),
        });
      },
    );
    if (!made.ok) return made;
    made.answer.setCookie(reply);
    return answered(writeUserInfo(made.answer.account.user));
  });

  serveEndpoint(app, logoutUser, async ({ request, reply }) => {
    await endLogin(database, request);
    forgetCookie(dependencies.configuration, reply);
    return answered(writeUserInfo(null));
  });
}

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

/** GET user/orders: the visitor's own orders in any status (D-14). */
export function inboxRoute(
  app: FastifyInstance,
  { database, catalogue, clock }: ApiDependencies,
): void {
  serveEndpoint(app, loadInbox, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const account = await accountOf(database, request, clock.aheadSeconds());
    if (account === null) return refused('login_required', 'log in to see your orders');
    const [orders, now] = await Promise.all([
      ordersOf(database, account),
      serverNow(database, clock),
    ]);
    return answered(
      await Promise.all(
        orders.map(async (order) => {
          const entry = await catalogue.entry(order.venueId, order.venueVersion);
          const confirmation = confirmationOf(order, entry.in(query.lang ?? order.language), now);
          return { status: confirmation.status, order: writeConfirmation(confirmation) };
        }),
      ),
    );
  });
}
