import { createCart2 } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { Choice, ChoiceFields } from '../booking/choice.ts';
import { claim, intentOf, settle } from '../booking/idempotency.ts';
import { placeCart } from '../booking/place-cart.ts';
import { refuseWhenTaken } from '../booking/refuse-when-taken.ts';
import { siteRules } from '../booking/site-rules.ts';
import { isKnownCode } from '../catalogue/rates-on-day.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { creatingLimit } from '../http/rate-limits.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

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
      const guessed = guesses.refuse(request.ip, discountCode);
      if (guessed) return guessed;
      if (discountCode !== '' && !isKnownCode(entry, discountCode))
        guesses.unknown(request.ip, discountCode);
      const chosen = event.room ?? event.package;
      if (chosen === undefined || (body.order_type === 'room') !== (event.room !== undefined))
        return refused('invalid_field', `a ${body.order_type}, as order_type says`, {
          field: 'events.0',
        });
      const choice: Choice = {
        kind: body.order_type,
        offerId: chosen.id,
        roomId: event.package?.room_id,
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
  currency: 'events.0.currency',
});
