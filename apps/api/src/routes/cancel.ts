import {
  cancelOrder as cancelEndpoint,
  loadOrderCancellation,
  writeOrderCancellation,
} from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { cancellationOf, cancelOrder } from '../booking/cancel-order.ts';
import { orderById } from '../database/orders.ts';
import { serverNow } from '../database/server-now.ts';
import { answered, refused } from '../http/problem.ts';
import { creatingLimit } from '../http/rate-limits.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

/** The cost of cancelling an order, and cancelling it; the order's id gives access (D-14, D-17). */
export function cancelRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, catalogue, clock, configuration } = dependencies;

  serveEndpoint(app, loadOrderCancellation, async ({ params, reply }) => {
    const order = await orderById(database, params.orderId);
    if (order === null)
      return refused('order_not_found', 'there is no such order', { field: 'orderId' });
    reply.header('cache-control', 'no-store');
    const { details } = await catalogue.entry(order.venueId, order.venueVersion);
    return answered(
      writeOrderCancellation(cancellationOf(order, details, await serverNow(database, clock))),
    );
  });

  serveEndpoint(
    app,
    cancelEndpoint,
    async ({ params, body }) => {
      const cancelled = await cancelOrder(dependencies, params.orderId, body.fee);
      return cancelled.ok
        ? answered(writeOrderCancellation(cancelled.answer.cancellation))
        : cancelled;
    },
    creatingLimit(configuration),
  );
}
