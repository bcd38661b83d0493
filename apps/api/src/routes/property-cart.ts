import { createPropertyCart } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { spanOf } from '../booking/choice.ts';
import { endReplacedCart } from '../booking/outside-hold.ts';
import { claim, intentOf, settle } from '../booking/idempotency.ts';
import { askRates } from '../booking/property/property-rates.ts';
import { keepAtProperty, placePropertyCart } from '../booking/property/place-property-cart.ts';
import { boundVenue } from '../booking/property/property-venue.ts';
import { refuseWhenTaken } from '../booking/allocation.ts';
import { siteRules } from '../booking/site-of-call.ts';
import { rangeProblem } from '../booking/span.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';

/**
 * POST opera/create-cart (API-025): our hold first, then the property system's; if one fails,
 * neither stays.
 */
export function propertyCartRoute(app: FastifyInstance, dependencies: ApiDependencies): void {
  serveEndpoint(
    app,
    createPropertyCart,
    async ({ body, idempotencyKey, request }) => {
      const property = await boundVenue(dependencies.catalogue, body);
      if (!property.ok) return property;
      if (body.replaces_cart !== undefined) await endReplacedCart(dependencies, body.replaces_cart);
      // The property system has no answer to these.
      for (const [index, event] of body.events.entries()) {
        const { startInstant, endInstant } = spanOf(event, property.answer.entry.details);
        const at = `events.${index}`;
        const wrong = rangeProblem(startInstant, endInstant, `${at}.start`, `${at}.end`);
        if (wrong) return wrong;
      }
      const rates = await askRates(
        dependencies.providers.propertySystem,
        property.answer,
        body.events,
        body.discount_code,
      );
      if (!rates.ok) return rates;
      const intent = intentOf(createPropertyCart.id, idempotencyKey, request.body);
      const placed = await refuseWhenTaken(
        refused('room_taken', 'somebody else took the room just now'),
        () =>
          dependencies.database.transaction(async (queries): Promise<Outcome<string>> => {
            const claimed = await claim(queries, intent);
            if (claimed.kind === 'refused') return claimed.refusal;
            if (claimed.kind === 'done' && claimed.answer !== null) return answered(claimed.answer);
            const cart = await placePropertyCart(queries, dependencies, property.answer, {
              body,
              rates: rates.answer,
              rules: siteRules(request),
            });
            if (cart.ok) await settle(queries, intent, cart.answer);
            return cart;
          }),
      );
      return placed.ok
        ? keepAtProperty(dependencies, property.answer, placed.answer, intent)
        : placed;
    },
    creatingLimit(dependencies.configuration),
  );
}
