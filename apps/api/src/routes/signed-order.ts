import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isTokenOf, type TokenPurpose } from '../account/signed-token.ts';
import type { Queries } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import { orderByNumber } from '../database/orders.ts';

const signed = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  token: v.pipe(v.string(), v.maxLength(100)),
});

/**
 * The order of a mailed link; `null` if number and token do not match, or it was not ordered yet.
 */
export async function signedOrder(
  queries: Queries,
  request: FastifyRequest,
  secret: string,
  purpose: TokenPurpose,
): Promise<Order | null> {
  const params = v.safeParse(signed, request.params);
  if (!params.success) return null;
  const order = await orderByNumber(queries, params.output.number);
  return order !== null &&
    order.status !== 'created' &&
    isTokenOf(secret, purpose, order.id, params.output.token)
    ? order
    : null;
}
