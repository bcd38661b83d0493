import { loadInbox, writeConfirmation } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../account/login-session.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { confirmationOf } from '../booking/order.ts';
import { ordersOf } from '../database/orders.ts';
import { serverNow } from '../database/server-now.ts';
import { answered, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

/** GET user/orders: the visitor's own orders in any status (D-14). */
export function inboxRoute(
  app: FastifyInstance,
  { database, catalogue, clock }: ApiDependencies,
): void {
  serveEndpoint(app, loadInbox, async ({ request, reply }) => {
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
          const { details } = await catalogue.entry(order.venueId, order.venueVersion);
          const confirmation = confirmationOf(order, details, now);
          return { status: confirmation.status, order: writeConfirmation(confirmation) };
        }),
      ),
    );
  });
}
