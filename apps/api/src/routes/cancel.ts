import {
  cancelOrder as cancelEndpoint,
  loadOrderCancellation,
  writeOrderCancellation,
} from '@foyer/contract';
import { isRequest, type OrderCancellation, venuePath } from '@foyer/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ApiDependencies } from '../api-dependencies.ts';
import { cancelOrder } from '../booking/cancel-order.ts';
import { cancellationOf } from '../booking/cancellation-of.ts';
import type { CatalogueEntry, VenueDetails } from '../catalogue/catalogue-entry.ts';
import { serverNow } from '../database/database.ts';
import { type Order, orderNumberOf } from '../database/order.ts';
import { orderById } from '../database/orders.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import type { PlainPage } from '../http/plain-page-html.ts';
import { answered, refused } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';
import { orderFacts } from '../mail/order-facts.ts';
import { costFacts } from '../mail/status-mails.ts';
import { asRead } from '../mail/to-visitor.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';
import { signedOrder } from './signed-order.ts';

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

const url = '/apiv2/cancel/:number/:token';
/** The fee that the page showed: minor units, or absent if the agreement with the venue applies. */
const sentFee = v.object({
  fee: v.pipe(
    v.string(),
    v.regex(/^\d{0,15}$/),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
});

/** The page of the visitor's cancel link: what is cancelled, the fee, and one button (D-17). */
export function cancelPage(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, catalogue, clock, configuration } = dependencies;

  async function find(request: FastifyRequest) {
    const order = await signedOrder(database, request, configuration.secret, 'cancel');
    return order && { order, entry: await catalogue.entry(order.venueId, order.venueVersion) };
  }
  const show = async (
    reply: FastifyReply,
    order: Order,
    entry: CatalogueEntry,
    feeChanged = false,
  ) =>
    sendPlainPage(
      reply,
      pageOf(
        asRead(order, entry),
        entry.details,
        cancellationOf(order, entry.details, await serverNow(database, clock)),
        feeChanged,
      ),
    );

  app.get(url, async (request, reply) => {
    const found = await find(request);
    return found === null ? unknown(request, reply) : show(reply, found.order, found.entry);
  });

  app.post(url, async (request, reply) => {
    const found = await find(request);
    if (found === null) return unknown(request, reply);
    const { order, entry } = found;
    const sent = v.safeParse(sentFee, request.body);
    if (!sent.success) return show(reply, order, entry);
    const outcome = await cancelOrder(dependencies, order.id, sent.output.fee);
    if (outcome.ok)
      return sendPlainPage(
        reply,
        pageOf(
          asRead(outcome.answer.order, entry),
          entry.details,
          outcome.answer.cancellation,
          false,
        ),
      );
    return show(reply, order, entry, outcome.problem.code === 'price_changed');
  });
}

function pageOf(
  order: Order,
  venue: VenueDetails,
  cancellation: OrderCancellation,
  feeChanged: boolean,
): PlainPage {
  const { language } = order;
  const words = wordsIn(language).cancelPage;
  const number = orderNumberOf(order);
  const isEnquiry = isRequest(order.status);
  const facts = [
    ...orderFacts(order, venue, wordsIn(language).mail, language),
    ...(isEnquiry || cancellation.state === 'closed'
      ? []
      : costFacts(cancellation, wordsIn(language).statusMail, language)),
  ];
  const link = { label: words.toVenue, path: venuePath(language, venue.alias) };
  switch (cancellation.state) {
    case 'open':
      return {
        status: feeChanged ? 409 : 200,
        language,
        title: isEnquiry ? words.withdrawTitle(number) : words.title(number),
        paragraphs: [
          ...(feeChanged ? [words.feeChanged] : []),
          isEnquiry ? words.withdrawIntro : words.intro,
        ],
        facts,
        button: isEnquiry ? words.withdrawButton : words.button,
        hidden: { fee: String(cancellation.fee?.minor ?? '') },
        link,
      };
    case 'cancelled':
      return {
        status: 200,
        language,
        sign: 'done',
        title: words.doneTitle(number),
        paragraphs: [words.done],
        facts,
        link,
      };
    case 'closed':
      return {
        status: 410,
        language,
        sign: 'over',
        title: words.closedTitle,
        paragraphs: [
          words.closed,
          ...(venue.phone === '' ? [] : [wordsIn(language).mail.questions(venue.phone)]),
        ],
        facts,
        link,
      };
    default:
      return cancellation.state satisfies never;
  }
}

function unknown({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = wordLanguage(headers['accept-language']);
  const words = wordsIn(language).cancelPage;
  return sendPlainPage(reply, {
    status: 404,
    language,
    sign: 'over',
    title: words.unknownTitle,
    paragraphs: [words.unknown],
  });
}
