import { createPropertyBooking, type PropertyBookingRequest } from '@foyer/contract';
import { propertyPaymentMethods, unlimitedMenus } from '@foyer/domain';
import { siteFor } from '@foyer/sites';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '../../account/login-session.ts';
import type { ApiDependencies } from '../../api-dependencies.ts';
import { cartById } from '../../database/carts.ts';
import { outsideHoldOf, storeExtras } from '../../database/outside-holds.ts';
import { answered, type Outcome, refused } from '../../http/problem.ts';
import { bookedAt } from '../booked-at.ts';
import { intentOf } from '../idempotency.ts';
import { placeOrder } from '../place-order.ts';
import { processOrder } from '../process-order.ts';
import { hasExpired } from '../read-cart.ts';
import { checkBooking, sameEvents, valuesOf } from './check-booking.ts';
import { orderAddOns } from './order-add-ons.ts';
import { propertyBookingOf } from './property-booking-of.ts';
import { extrasOf, propertyStep } from './property-step.ts';
import { boundVenue } from './property-venue.ts';

export type PropertyBooked = {
  status: 'confirmed' | 'enquiry' | 'payment_error';
  order_id: string | null;
};
/** `payload` is what the idempotency key covers. */
export type PropertyCall = {
  body: PropertyBookingRequest;
  idempotencyKey: string | null;
  payload: unknown;
  request: FastifyRequest;
};

/** Books with card, property system and our own rooms, all or nothing (API-042, API-045). */
export async function bookAtProperty(
  dependencies: ApiDependencies,
  { body, idempotencyKey, payload, request }: PropertyCall,
): Promise<Outcome<PropertyBooked>> {
  const { database, catalogue, clock, providers } = dependencies;
  const property = await boundVenue(catalogue, body);
  if (!property.ok) return property;
  const { entry } = property.answer;
  const [cart, hold] = await Promise.all([
    cartById(database, body.cart_id),
    outsideHoldOf(database, body.cart_id),
  ]);
  if (cart === null || hold?.party !== 'property' || cart.venueId !== entry.id)
    return refused('cart_not_found', 'there is no such cart', { field: 'cart_id' });
  if (!sameEvents(body.events, hold.items))
    return refused('invalid_field', 'the events are those of the cart', { field: 'events' });
  if (cart.orderId === null && hasExpired(cart, cart.databaseNow + clock.aheadSeconds()))
    return refused('hold_expired', 'the rooms are no longer held for this cart');
  const site = siteFor(request.hostname);
  const addOns = await orderAddOns(
    providers.propertySystem,
    property.answer,
    body.events,
    hold.items,
    site?.menuCap ?? unlimitedMenus,
  );
  if (!addOns.ok) return addOns;
  const checked = checkBooking(body, {
    entry,
    items: hold.items,
    addOns: addOns.answer,
    isEnquiry: cart.isEnquiry,
    methods: site?.paymentMethods ?? propertyPaymentMethods,
  });
  if (!checked.ok) return checked;

  const { firstName, lastName, email, phone, phoneCountry, company, additionalInfo } =
    valuesOf(body);
  const contact = { firstName, lastName, email, phone, phoneCountry, company, additionalInfo };
  const account = await accountOf(database, request, clock.aheadSeconds());
  const placed = await database.transaction(async (queries) => {
    const order = await placeOrder(queries, dependencies, {
      cartId: cart.id,
      contact,
      language: cart.language,
      accountId: account?.id ?? null,
      bookedAt: bookedAt(request),
    });
    if (order.ok && cart.orderId === null)
      await storeExtras(queries, cart.id, extrasOf(checked.answer));
    return order;
  });
  if (!placed.ok) return placed;
  const step = propertyStep(
    dependencies,
    property.answer,
    propertyBookingOf(property.answer, body, checked.answer, hold.items, hold.reference),
    [checked.answer.method],
  );
  const payment = {
    paymentMethod: checked.answer.method,
    card_token: body.card_token ?? undefined,
  };
  const processed = await processOrder(
    dependencies,
    placed.answer,
    payment,
    intentOf(createPropertyBooking.id, idempotencyKey, payload),
    step,
  );
  if (processed.ok)
    return answered({
      status: processed.answer.isEnquiry ? 'enquiry' : 'confirmed',
      order_id: processed.answer.id,
    });
  // These calls answer a declined card with a page of its own (OPERA-030).
  return processed.problem.code === 'card_declined'
    ? answered({ status: 'payment_error', order_id: null })
    : processed;
}
