import type { ApiClient, CallProblem } from '@foyer/api-client';
import { createCheckedBooking, writePropertyBooking } from '@foyer/contract';
import {
  type Cart,
  type CheckoutPaymentMethod,
  type CheckoutValues,
  type Money,
  type PropertyItem,
  propertyOrder,
  type PropertyOutcome,
  propertyOutcome,
  type Venue,
} from '@foyer/domain';
import { createIntents } from '../../intents.ts';
import { propertyOf } from './load-add-ons.ts';

/**
 * The order with its payment. `accepted` is the price that the visitor accepted instead of the
 * computed one.
 */
export type PropertyWanted = {
  values: CheckoutValues;
  payment: { method: CheckoutPaymentMethod; cardToken: string | null };
  accepted: Money | null;
};

type Parts = {
  api: ApiClient;
  venue: Venue;
  prefix: string;
  isLoggedIn: () => boolean;
  newKey: () => string;
};

/**
 * Sends the order, with one key per payload; the code of a challenge is not part of that payload
 * (API-042, API-045, A-139).
 */
export function createPropertyOrders({ api, venue, prefix, isLoggedIn, newKey }: Parts) {
  const intents = createIntents(newKey);
  return async (
    cart: Cart,
    items: readonly PropertyItem[],
    { values, payment, accepted }: PropertyWanted,
    code: string | null,
  ): Promise<PropertyOutcome | { kind: 'problem'; problem: CallProblem }> => {
    const order = propertyOrder(values, items, cart.venue.currency, payment);
    const written = writePropertyBooking(
      { ...propertyOf(venue), venue_id: venue.id },
      order,
      cart.id,
      cart.discountCode,
    );
    const body = accepted ? { ...written, totalPrice: accepted.minor } : written;
    const reply = await api.call(createCheckedBooking, {
      body: { ...body, ...(code === null ? {} : { verification_code: code }) },
      idempotencyKey: intents.keyFor(body),
    });
    // A challenge does not settle the order.
    if (!reply.ok || reply.value.challenge === null) intents.settle(reply);
    return reply.ok
      ? propertyOutcome(reply.value, prefix, isLoggedIn())
      : { kind: 'problem', problem: reply.problem };
  };
}
