import {
  applyCartCode,
  createCart2,
  loadCancellationTerms,
  loadCart,
  writeCancellation,
  writeCart,
} from '@foyer/contract';
import { cancellationTerms } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { refuseWhenTaken } from '../booking/allocation.ts';
import { applyCode } from '../booking/apply-code.ts';
import type { Choice, ChoiceFields } from '../booking/choice.ts';
import { checkedCode } from '../booking/discount-codes.ts';
import { claim, intentOf, settle } from '../booking/idempotency.ts';
import { placeCart } from '../booking/place-cart.ts';
import { type SiteRules, siteRules } from '../booking/site-of-call.ts';
import { cartOf, entryOf } from '../booking/stored-cart.ts';
import { isKnownCode } from '../catalogue/rates-on-day.ts';
import { cartById, type StoredCart } from '../database/carts.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';

/** A cart by its id, its discount code, and its cancellation terms. */
export function cartRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  const { database, catalogue, clock } = dependencies;
  const noCart = refused('cart_not_found', 'there is no such cart', { field: 'cartId' });

  const shown = async (stored: StoredCart, rules: SiteRules, lang: string | undefined) => {
    const now = stored.databaseNow + clock.aheadSeconds();
    const entry = (await entryOf(catalogue, stored)).in(lang ?? stored.language);
    return answered(writeCart(cartOf(stored, entry, now, rules), stored.language));
  };

  serveEndpoint(app, loadCart, async ({ params, query, request, reply }) => {
    const stored = await cartById(database, params.cartId);
    if (stored === null) return noCart;
    reply.header('cache-control', 'no-store');
    return shown(stored, siteRules(request), query.lang);
  });

  serveEndpoint(app, applyCartCode, async ({ params, query, body, request }) => {
    const cart = await cartById(database, params.cartId);
    if (cart === null) return noCart;
    const { address } = request.visit;
    const entry = await entryOf(catalogue, cart);
    const code = checkedCode(guesses, address, entry, body.discount_code);
    if (!code.ok) return code;
    const rules = siteRules(request);
    const applied = await database.transaction((queries) =>
      applyCode(queries, dependencies, { cartId: cart.id, code: code.answer, rules }),
    );
    if (!applied.ok) return applied;
    const priced = await cartById(database, cart.id);
    return priced === null ? noCart : shown(priced, rules, query.lang);
  });

  serveEndpoint(app, loadCancellationTerms, async ({ params }) => {
    const stored = await cartById(database, params.cartId);
    if (stored === null) return noCart;
    const { details } = (await entryOf(catalogue, stored)).in(params.lang);
    const terms =
      (stored.isEnquiry && details.termsOfCancellingEnquiries) || details.termsOfCancellation;
    const bookedAt = Math.floor(stored.databaseNow + clock.aheadSeconds());
    return answered(writeCancellation(cancellationTerms(stored.items, bookedAt), terms));
  });
}

/** POST create/cart2 (API-001): key, checks and hold are one transaction. */
export function createCartRoute(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  const { database, catalogue } = dependencies;
  serveEndpoint(
    app,
    createCart2,
    async ({ body, idempotencyKey, request }) => {
      const [event] = body.events;
      if (event === undefined) return refused('invalid_field', 'one event', { field: 'events' });
      const entry = await catalogue.current(body.venue_id);
      if (entry === null)
        return refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
      const discountCode = body.discount_code.trim().toLowerCase();
      const guessed = guesses.refuse(request.visit.address, discountCode);
      if (guessed) return guessed;
      if (discountCode !== '' && !isKnownCode(entry, discountCode))
        guesses.unknown(request.visit.address, discountCode);
      const chosen = event.room ?? event.package;
      if (chosen === undefined || (body.order_type === 'room') !== (event.room !== undefined))
        return refused('invalid_field', `a ${body.order_type}, as order_type says`, {
          field: 'events.0',
        });
      const choice: Choice = {
        kind: body.order_type,
        offerId: chosen.id,
        roomId: event.package?.room_id,
        together: event.room?.together && {
          roomId: event.room.together.id,
          seenTotal: event.room.together.total_price,
        },
        start: event.start,
        end: event.end,
        meetingLength: body.mt_length,
        delegates: body.delegates,
        layout: event.room?.layout_code ?? '_none',
        discountCode: body.discount_code,
        currency: event.currency,
        seenTotal: chosen.total_price,
      };
      const intent = intentOf(createCart2.id, idempotencyKey, request.body);
      return refuseWhenTaken(refused('room_taken', 'somebody else took the room just now'), () =>
        database.transaction(async (queries): Promise<Outcome<string>> => {
          const claimed = await claim(queries, intent);
          if (claimed.kind === 'refused') return claimed.refusal;
          if (claimed.kind === 'done' && claimed.answer !== null) return answered(claimed.answer);
          const placed = await placeCart(queries, dependencies, entry, {
            choice,
            fields: fieldsOf(body.order_type),
            language: body.language,
            rules: siteRules(request),
            asEnquiry: false,
            replaces: body.replaces_cart ?? null,
          });
          if (placed.ok) await settle(queries, intent, placed.answer);
          return placed;
        }),
      );
    },
    creatingLimit(dependencies.configuration),
  );
}

const fieldsOf = (kind: 'room' | 'package'): ChoiceFields => ({
  offer: `events.0.${kind}.id`,
  start: 'events.0.start',
  end: 'events.0.end',
  length: 'mt_length',
  delegates: 'delegates',
  currency: 'events.0.currency',
});
