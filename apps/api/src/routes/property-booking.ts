import { createCheckedBooking, createPropertyBooking } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAttempts, ofBookings } from '../account/attempts.ts';
import { createChallenges } from '../account/verification.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { bookAtProperty } from '../booking/property/book-at-property.ts';
import { siteHost } from '../booking/site-of-call.ts';
import { cartById } from '../database/carts.ts';
import { answered, type Outcome } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';

/** POST opera/create-booking (API-045), and the same call with a challenge (API-042). */
export function propertyBookingRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, clock, configuration } = dependencies;
  const limit = creatingLimit(configuration);
  const attempts = createAttempts(database, clock, configuration.secret);
  const challenges = createChallenges(dependencies, attempts);

  serveEndpoint(
    app,
    createPropertyBooking,
    ({ body, idempotencyKey, request }) =>
      bookAtProperty(dependencies, { body, idempotencyKey, payload: request.body, request }),
    limit,
  );

  /**
   * The challenge for a computer with many bookings; `null` if none is needed. A right code resets
   * the count, so that a second card needs no second code.
   */
  async function challenge(
    request: FastifyRequest,
    email: string,
    cartId: string,
    typed: string,
  ): Promise<Outcome<string | null>> {
    const cart = await cartById(database, cartId);
    // Without a cart there is nothing to book; a booked one gets its earlier answer.
    if (cart === null || cart.orderId !== null) return answered(null);
    const { address } = request.visit;
    const asked = { address, email, language: cart.language, siteHost: siteHost(request) };
    if (typed === '')
      return (await attempts.count(ofBookings, address)) === null
        ? answered(null)
        : challenges.ask(asked);
    const still = await challenges.verify(asked, typed);
    if (still.ok && still.answer === null) await attempts.forget(ofBookings, address);
    return still;
  }

  serveEndpoint(
    app,
    createCheckedBooking,
    async ({ body, idempotencyKey, request }) => {
      const { verification_code: typed, ...booking } = body;
      const still = await challenge(request, body.email, body.cart_id, typed);
      if (!still.ok) return still;
      if (still.answer !== null)
        return answered({ challenge: true, error: still.answer, status: null, order_id: null });
      // The code is not part of the payload's hash: the same booking with another code is the same
      // attempt.
      const booked = await bookAtProperty(dependencies, {
        body: booking,
        idempotencyKey,
        payload: booking,
        request,
      });
      return booked.ok ? answered({ challenge: false, error: '', ...booked.answer }) : booked;
    },
    limit,
  );
}
