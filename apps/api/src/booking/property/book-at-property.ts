import { createPropertyBooking, type PropertyBookingRequest } from '@foyer/contract';
import {
  type CartItem,
  contactIn,
  lineAmount,
  miscLine,
  type PropertyItem,
  type PropertyOrder,
  propertyPaymentMethods,
  unlimitedMenus,
} from '@foyer/domain';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '../../account/login-session.ts';
import type { ApiDependencies } from '../../api-dependencies.ts';
import { cartById } from '../../database/carts.ts';
import { type OrderExtra, outsideHoldOf, storeExtras } from '../../database/outside-holds.ts';
import { answered, type Outcome, refused } from '../../http/problem.ts';
import type { PropertyAddOn, PropertyBooking } from '../../providers/property-system.ts';
import { askOutside, type OutsideStep } from '../ask-outside.ts';
import { intentOf } from '../idempotency.ts';
import { propertyProblem } from '../outside-problem.ts';
import { placeOrder } from '../place-order.ts';
import { processOrder } from '../process-order.ts';
import { siteHost } from '../site-of-call.ts';
import { hasExpired } from '../stored-cart.ts';
import { checkBooking, sameEvents } from './check-booking.ts';
import { orderAddOns } from './property-add-ons.ts';
import { propertyEventOf } from './property-item-of.ts';
import { boundVenue, type PropertyEntry } from './property-venue.ts';

type PropertyBooked = {
  status: 'confirmed' | 'enquiry' | 'payment_error';
  order_id: string | null;
};
/** `payload` is what the idempotency key covers. */
type PropertyCall = {
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
  const { site } = request.visit;
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

  const account = await accountOf(database, request, clock.aheadSeconds());
  const placed = await database.transaction(async (queries) => {
    const order = await placeOrder(queries, dependencies, {
      cartId: cart.id,
      contact: contactIn(checked.answer.values),
      language: cart.language,
      accountId: account?.id ?? null,
      siteHost: siteHost(request),
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

/**
 * An order in the property system's format; block and source are the venue's, whatever the caller
 * sent.
 */
function propertyBookingOf(
  { entry, blockName, sourceId }: PropertyEntry,
  body: PropertyBookingRequest,
  order: PropertyOrder,
  items: readonly CartItem[],
  cartId: string | null,
): PropertyBooking {
  return {
    cartId,
    total: order.total,
    blockName,
    sourceId,
    notes: body.notes,
    guest: {
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email,
      phone: body.phone,
      company: body.company,
      onSiteContact: body.onSiteContact,
      department: body.departement,
    },
    payment: { method: order.method, customerAccount: order.values.customerAccount ?? '' },
    events: order.items.flatMap((item, index) => {
      const event = items[index] && propertyEventOf(entry, items[index]);
      return event
        ? [
            {
              ...event,
              setupStyle: body.events[index]?.opera_setup_style ?? '',
              rateCode: item.package?.rateCode ?? item.room.rateCode,
              menus: item.menus.map(addOn),
              miscItems: item.miscItems.map(addOn),
            },
          ]
        : [];
    }),
  };
}

const addOn = ({
  id,
  amount,
  time,
}: PropertyItem['menus'][number] | PropertyItem['miscItems'][number]): PropertyAddOn => ({
  id,
  amount,
  time,
});

/** Books the events of an order in the property system (OPERA-027, OPERA-028). */
const propertyStep = (
  dependencies: ApiDependencies,
  { hotel }: PropertyEntry,
  booking: PropertyBooking,
  methods: readonly string[],
): OutsideStep =>
  askOutside(dependencies, {
    party: 'property',
    total: booking.total,
    methods,
    content: booking,
    ask: (key) => dependencies.providers.propertySystem.book(key, hotel, booking),
    refusalOf: propertyProblem,
    endsCart: () => true,
  });

/** The additions, for the mails. */
const extrasOf = ({ items, total: { currency } }: PropertyOrder): readonly OrderExtra[] =>
  items.flatMap((item) => [
    ...item.menus.map((menu) => ({
      name: menu.name,
      amount: menu.amount,
      total: { minor: lineAmount(menu), currency },
    })),
    ...item.miscItems.map((misc) => ({
      name: misc.name,
      amount: misc.amount,
      total: { minor: miscLine(misc, item), currency },
    })),
  ]);
