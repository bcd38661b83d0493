import { loadCancellationTerms, loadCart, writeCancellation, writeCart } from '@foyer/contract';
import { cancellationTerms } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { cartOf, entryOf } from '../booking/read-cart.ts';
import { cartById } from '../database/carts.ts';
import { answered, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

/** GET v2/cart/{cartId} and the cart's cancellation terms. */
export function cartRoutes(
  app: FastifyInstance,
  { database, catalogue, clock }: ApiDependencies,
): void {
  const noCart = refused('cart_not_found', 'there is no such cart', { field: 'cartId' });

  serveEndpoint(app, loadCart, async ({ params, reply }) => {
    const stored = await cartById(database, params.cartId);
    if (stored === null) return noCart;
    reply.header('cache-control', 'no-store');
    return answered(
      writeCart(
        cartOf(stored, await entryOf(catalogue, stored), stored.databaseNow + clock.aheadSeconds()),
        stored.language,
      ),
    );
  });

  serveEndpoint(app, loadCancellationTerms, async ({ params }) => {
    const stored = await cartById(database, params.cartId);
    if (stored === null) return noCart;
    const { details } = await entryOf(catalogue, stored);
    const { item } = stored;
    const terms =
      (stored.isEnquiry && details.termsOfCancellingEnquiries) || details.termsOfCancellation;
    const bookedAt = Math.floor(stored.databaseNow + clock.aheadSeconds());
    return answered(
      writeCancellation(cancellationTerms(item.delegates, item.startInstant, bookedAt), terms),
    );
  });
}
