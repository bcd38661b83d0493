import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseWire, Refusal } from '../answer-errors.ts';
import type { Authorizations } from './authorizations.ts';

const authorizationWire = v.strictObject({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
const keyWire = v.object({
  'idempotency-key': v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
});
const idWire = v.object({ authorizationId: v.string() });
const pathKeyWire = v.object({ key: v.string() });

/**
 * `POST /vault/authorizations` reserves an amount on a card; `DELETE /vault/authorizations/{id}`,
 * or `…/by-key/{key}` where the id never arrived, releases it.
 */
export async function authorizationRoutes(
  app: FastifyInstance,
  { authorizations }: { authorizations: Authorizations },
): Promise<void> {
  app.post('/vault/authorizations', (request) => {
    const key = parseWire(keyWire, request.headers)['idempotency-key'];
    const answer = authorizations.authorize(key, parseWire(authorizationWire, request.body));
    switch (answer.kind) {
      case 'authorized':
        return { authorizationId: answer.authorizationId };
      case 'declined':
        throw new Refusal(402, 'card_declined', 'The bank declined the card.');
      case 'unknown_token':
        throw new Refusal(
          400,
          'unknown_token',
          'The card token is unknown, used or too old.',
          'token',
        );
      case 'key_reused':
        throw new Refusal(
          400,
          'idempotency_key_reused',
          'This key was used for another request.',
          'idempotency-key',
        );
      default:
        return answer satisfies never;
    }
  });
  app.delete('/vault/authorizations/:authorizationId', (request, reply) => {
    const { authorizationId } = parseWire(idWire, request.params);
    if (!authorizations.void(authorizationId))
      throw new Refusal(404, 'unknown_authorization', 'There is no such authorisation.');
    return reply.code(204).send();
  });
  app.delete('/vault/authorizations/by-key/:key', (request, reply) => {
    authorizations.voidKey(parseWire(pathKeyWire, request.params).key);
    return reply.code(204).send();
  });
}

/**
 * `GET /vault/authorizations`: current and voided ones, cards masked. A separate scope, so that
 * faults do not affect it.
 */
export async function authorizationListRoutes(
  app: FastifyInstance,
  { authorizations }: { authorizations: Authorizations },
): Promise<void> {
  app.get('/vault/authorizations', () => authorizations.list());
}
