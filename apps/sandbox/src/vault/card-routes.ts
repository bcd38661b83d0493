import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseWire, Refusal } from '../answer-errors.ts';
import { isCardNumber, networkOf } from './card-number.ts';
import type { Cards } from './cards.ts';
import { isAccessToken } from './frame-query.ts';
import { isStillValid } from './valid-until.ts';

const cardWire = v.strictObject({
  accessToken: v.pipe(v.string(), v.check(isAccessToken)),
  number: v.pipe(v.string(), v.check(isCardNumber)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(9999)),
  cvv: v.nullable(v.pipe(v.string(), v.regex(/^\d{3,4}$/))),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});
const confirmationWire = v.strictObject({ confirmationId: v.pipe(v.string(), v.maxLength(100)) });

/**
 * `POST /vault/cards` stores a card: 201 `{cardToken}`, or 202 `{confirmationId}` where the bank
 * requires 3-D Secure; `POST /vault/confirmations {confirmationId}` then answers 201 `{cardToken}`.
 * Only the frame calls these.
 */
export async function cardRoutes(
  app: FastifyInstance,
  { cards, clock }: { cards: Cards; clock: () => Date },
): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (!comesFromOwnPage(request))
      throw new Refusal(403, 'foreign_origin', "Cards are taken from the vault's own frame only.");
  });
  app.post('/vault/cards', (request, reply) => {
    const card = parseWire(cardWire, request.body);
    if (!isStillValid(card, clock()))
      throw new Refusal(400, 'invalid', 'The card is no longer valid.', 'year');
    if (card.cvv !== null && card.cvv.length !== networkOf(card.number).codeLength)
      throw new Refusal(400, 'invalid', 'The security code is too short or too long.', 'cvv');
    const stored = cards.store(card.number);
    if (stored.kind === 'stored') return reply.code(201).send({ cardToken: stored.cardToken });
    return reply.code(202).send({ confirmationId: stored.confirmationId });
  });
  app.post('/vault/confirmations', (request, reply) => {
    const cardToken = cards.confirm(parseWire(confirmationWire, request.body).confirmationId);
    if (cardToken === null)
      throw new Refusal(
        404,
        'unknown_confirmation',
        'This confirmation is unknown, used or too old.',
      );
    return reply.code(201).send({ cardToken });
  });
}

// A browser always sends the origin of a POST; a test without a browser sends none and is accepted.
const comesFromOwnPage = ({ headers, host }: FastifyRequest): boolean =>
  headers.origin === undefined || headers.origin === `http://${host}`;
