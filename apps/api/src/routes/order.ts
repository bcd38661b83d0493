import {
  askVenue as askEndpoint,
  changeOrder as changeEndpoint,
  loadOrder,
  processOrder as processEndpoint,
  writeConfirmation,
} from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ApiDependencies } from '../api-dependencies.ts';
import { askVenue } from '../booking/ask-venue.ts';
import { intentOf } from '../booking/idempotency.ts';
import { changeOrder } from '../booking/change-order.ts';
import { confirmationOf } from '../booking/order.ts';
import { siteRules } from '../booking/site-of-call.ts';
import { processOrder } from '../booking/process-order.ts';
import type { Order } from '../database/order.ts';
import { orderById } from '../database/orders.ts';
import { serverNow } from '../database/database.ts';
import { answered, problemBody, refused, statusOf } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';
import { calendarOf } from '../mail/calendar.ts';

/** Processing an order, reading it, a question to its venue, and its calendar file. */
export function orderRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, catalogue, clock, configuration } = dependencies;
  const noOrder = refused('order_not_found', 'there is no such order', { field: 'orderId' });
  const entryOf = (order: Order) => catalogue.entry(order.venueId, order.venueVersion);
  const shown = async (order: Order, lang: string | undefined) =>
    writeConfirmation(
      confirmationOf(
        order,
        (await entryOf(order)).in(lang ?? order.language),
        await serverNow(database, clock),
      ),
    );

  serveEndpoint(
    app,
    processEndpoint,
    async ({ params, query, body, idempotencyKey }) => {
      const intent = intentOf(`${processEndpoint.id} ${params.orderId}`, idempotencyKey, body);
      const processed = await processOrder(dependencies, params.orderId, body, intent);
      return processed.ok ? answered(await shown(processed.answer, query.lang)) : processed;
    },
    creatingLimit(configuration),
  );

  serveEndpoint(app, loadOrder, async ({ params, query, reply }) => {
    const order = await orderById(database, params.orderId);
    if (order === null) return noOrder;
    reply.header('cache-control', 'no-store');
    return answered(await shown(order, query.lang));
  });

  serveEndpoint(
    app,
    askEndpoint,
    async ({ params, query, body }) => {
      const asked = await askVenue(dependencies, params.orderId, body.question);
      return asked.ok ? answered(await shown(asked.answer, query.lang)) : asked;
    },
    creatingLimit(configuration),
  );

  serveEndpoint(
    app,
    changeEndpoint,
    async ({ params, query, body: { quantities, first_name, last_name, ...change }, request }) => {
      const changed = await changeOrder(
        dependencies,
        params.orderId,
        { ...change, firstName: first_name, lastName: last_name, amounts: quantities },
        siteRules(request),
      );
      if (!changed.ok) return changed;
      const { total, order } = changed.answer;
      return answered({ total: { ...total }, order: order && (await shown(order, query.lang)) });
    },
    creatingLimit(configuration),
  );

  app.get('/apiv2/orders/:orderId/calendar.ics', async (request, reply) => {
    const params = v.safeParse(loadOrder.params, request.params);
    const order = params.success ? await orderById(database, params.output.orderId) : null;
    if (order === null || order.status !== 'confirmed')
      return reply
        .code(statusOf.order_not_found)
        .type('application/problem+json')
        .send(problemBody(noOrder.problem, request.id));
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="meeting.ics"');
    return reply
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(order, await entryOf(order), configuration.publicUrl));
  });
}
