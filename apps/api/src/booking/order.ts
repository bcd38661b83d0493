import {
  answerDeadline,
  type CheckoutPaymentMethod,
  type Confirmation,
  type Instant,
  lineAmount,
  type OrderStatus,
  orderStatusAt,
  splitVat,
  stayCost,
  termsToAccept,
  type VenueOffer,
} from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { firstStart, type Order, orderNumberOf, orderOfOption } from '../database/order.ts';
import { spokenIn } from '../catalogue/venue-of.ts';
import { choicesOf } from './choices-of.ts';
import { billOf } from './order-bill.ts';
import { cancellationOf } from './cancellation-of.ts';
import { methodsOfOffer } from './accepted-offer.ts';
import { orderIn } from './order-in.ts';

/** Status of the order at `now`. */
export const statusNow = (order: Order, now: Instant): OrderStatus =>
  orderStatusAt(
    {
      status: order.status,
      holdUntil: order.holdUntil,
      sentAt: order.processedAt,
      start: firstStart(order),
    },
    now,
  );

/** The order as its visitor sees it at `now`, in the entry's language. */
export function confirmationOf(stored: Order, entry: CatalogueEntry, now: Instant): Confirmation {
  const { details: venue } = entry;
  const accepted = termsToAccept(venue);
  const order = orderIn(stored, entry);
  const { cancellation, items } = order;
  const status = statusNow(order, now);
  // An accepted enquiry counts as a booking.
  const isEnquiry =
    order.isEnquiry && order.status !== 'confirmed' && cancellation?.wasBooked !== true;
  return {
    orderId: order.id,
    isEnquiry,
    status,
    cancellation: cancellation && { fee: cancellation.fee, refund: cancellation.refund },
    email: order.contact.email,
    total: order.total,
    payment: isEnquiry ? null : methodOf(order),
    cancelling: cancellationOf(order, venue, now),
    customer: {
      name: `${order.contact.firstName} ${order.contact.lastName}`.trim(),
      company: order.contact.company,
      bookedAt: status === 'confirmed' ? order.processedAt : null,
    },
    bill: billOf(order, venue),
    answerUntil:
      status === 'enquiry' && order.processedAt !== null
        ? answerDeadline(order.processedAt, firstStart(order))
        : null,
    offer: offerOf(order, entry),
    choices: choicesOf(order, entry, now),
    ...(isEnquiry &&
      venue.termsOfCancellingEnquiries && { termsOfCancelling: venue.termsOfCancellingEnquiries }),
    venue: {
      title: venue.title,
      alias: venue.alias,
      address: venue.address,
      timezone: venue.timezone,
      phone: venue.phone,
      terms: accepted.text,
    },
    ...spokenIn({
      terms: accepted.spoken,
      termsOfCancellingEnquiries: venue.spokenTerms.termsOfCancellingEnquiries,
    }),
    events: items.map((item) => ({
      orderNumber: orderNumberOf(order),
      title: item.title,
      roomTitle: item.roomTitle,
      start: item.start,
      end: item.end,
      startInstant: item.startInstant,
      delegates: item.delegates,
      layout: item.layout,
      total: items.length === 1 && order.extras.length === 0 ? order.total : item.total,
    })),
    services: order.services.map(({ name, amount, time, timeEnd, price }) => ({
      name,
      amount,
      time,
      timeEnd,
      total:
        price === null ? null : { minor: lineAmount({ price, amount }), currency: venue.currency },
    })),
    bedrooms: order.bedrooms.map((stay) => ({
      name: stay.name,
      amount: stay.amount,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      total: { minor: stayCost(stay), currency: venue.currency },
    })),
  };
}

const methods: readonly CheckoutPaymentMethod[] = [
  'creditcard',
  'invoice',
  'onsite',
  'airplus',
  'accountcredits',
];
const methodOf = ({ paymentMethod }: Order): CheckoutPaymentMethod | null =>
  methods.find((method) => method === paymentMethod) ?? null;

/** The offer that the visitor can accept, or could. */
function offerOf(order: Order, entry: CatalogueEntry): VenueOffer | null {
  const { offer, status } = order;
  if (offer === null || (status !== 'offered' && status !== 'expired')) return null;
  return {
    validUntil: offer.validUntil,
    includes: offer.includes,
    message: offer.message,
    question: offer.question,
    methods: methodsOfOffer(entry, order),
    options: offer.options.flatMap((_days, at) => {
      const { item, items, total } = orderOfOption(order, at) ?? {};
      const last = items?.at(-1);
      if (item === undefined || last === undefined || !total) return [];
      return [
        {
          title: item.title,
          roomTitle: item.roomTitle,
          start: item.start,
          end: last.end,
          total,
          vat: { minor: splitVat(total.minor, item.vatPercent).vat, currency: total.currency },
        },
      ];
    }),
  };
}
