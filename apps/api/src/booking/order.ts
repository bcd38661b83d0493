import {
  type Confirmation,
  type Instant,
  lineAmount,
  orderStatusAt,
  stayCost,
} from '@foyer/domain';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';

/** The order number as people read it. */
export const orderNumberOf = (order: Pick<Order, 'number'>): string => `FY-${order.number}`;

/** The order as its visitor sees it at `now`. */
export function confirmationOf(order: Order, venue: VenueDetails, now: Instant): Confirmation {
  const { cancellation, items, holdUntil } = order;
  const start = Math.min(...items.map(({ startInstant }) => startInstant));
  // An accepted enquiry counts as a booking.
  const isEnquiry =
    order.isEnquiry && order.status !== 'confirmed' && cancellation?.wasBooked !== true;
  return {
    orderId: order.id,
    isEnquiry,
    status: orderStatusAt({ status: order.status, holdUntil, start }, now),
    cancellation: cancellation && { fee: cancellation.fee, refund: cancellation.refund },
    email: order.contact.email,
    ...(isEnquiry &&
      venue.termsOfCancellingEnquiries && { termsOfCancelling: venue.termsOfCancellingEnquiries }),
    venue: {
      title: venue.title,
      alias: venue.alias,
      address: venue.address,
      timezone: venue.timezone,
      phone: venue.phone,
    },
    events: items.map((item) => ({
      orderNumber: orderNumberOf(order),
      title: item.title,
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
