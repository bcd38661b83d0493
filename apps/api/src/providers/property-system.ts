import type { Money, WallDateTime } from '@foyer/domain';
import * as v from 'valibot';
import {
  createOutsideParty,
  type OutsideAnswer,
  type OutsidePartyOptions,
} from './outside-party.ts';

/** Identifies a hotel in its system. */
export type PropertyCodes = { server: string; chainCode: string; hotelCode: string };
export type PropertySpan = { start: WallDateTime; end: WallDateTime };
export type PropertyEvent = PropertySpan & {
  roomId: string;
  packageId: string | null;
  delegates: number;
};
export type PropertyAddOn = { id: string; amount: number; time: string };

/** A booking: the rooms of `cartId`, its events with their additions, contact and payment. */
export type PropertyBooking = {
  cartId: string | null;
  total: Money;
  events: readonly (PropertyEvent & {
    setupStyle: string;
    rateCode: string;
    menus: readonly PropertyAddOn[];
    miscItems: readonly PropertyAddOn[];
  })[];
  guest: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    company: string;
    onSiteContact: string;
    department: string;
  };
  notes: string;
  blockName: string;
  sourceId: string;
  payment: { method: string; customerAccount: string };
};

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const availabilityWire = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  rooms: v.array(
    v.object({ id, rateCode: v.string(), free: v.boolean(), total: minor, queryId: v.string() }),
  ),
  packages: v.array(v.object({ id, rateCode: v.string(), unitPrice: minor, queryId: v.string() })),
});
const menusWire = v.array(
  v.object({
    id,
    name: v.string(),
    eventType: v.string(),
    price: minor,
    items: v.array(v.string()),
  }),
);
const menuItemsWire = v.array(v.object({ id, menuId: id, name: v.string(), price: minor }));
const miscItemsWire = v.array(
  v.object({
    id,
    name: v.string(),
    price: minor,
    hourly: v.boolean(),
    available: v.array(v.object({ date: v.pipe(v.string(), v.isoDate()), amount: minor })),
  }),
);
const keptWire = v.object({ cartId: id });

export type PropertyAvailability = v.InferOutput<typeof availabilityWire>;
export type PropertyMenus = v.InferOutput<typeof menusWire>;
export type PropertyMenuItems = v.InferOutput<typeof menuItemsWire>;
export type PropertyMiscItems = v.InferOutput<typeof miscItemsWire>;

/**
 * A hotel's property system: rates and availability, additions, kept rooms, bookings. Prices are
 * minor units incl. VAT.
 */
export type PropertySystem = {
  availability: (
    hotel: PropertyCodes,
    span: PropertySpan,
    delegates: number,
    code: string,
  ) => Promise<OutsideAnswer<PropertyAvailability>>;
  menus: (hotel: PropertyCodes) => Promise<OutsideAnswer<PropertyMenus>>;
  menuItems: (hotel: PropertyCodes) => Promise<OutsideAnswer<PropertyMenuItems>>;
  miscItems: (
    hotel: PropertyCodes,
    span: PropertySpan,
  ) => Promise<OutsideAnswer<PropertyMiscItems>>;
  /** Keeps rooms for a while. The same key keeps them once. */
  keep: (
    key: string,
    hotel: PropertyCodes,
    events: readonly PropertyEvent[],
  ) => Promise<OutsideAnswer<{ cartId: string }>>;
  /** Books once per key. An answer with another total counts as malformed. */
  book: (
    key: string,
    hotel: PropertyCodes,
    booking: PropertyBooking,
  ) => Promise<OutsideAnswer<{ bookingId: string }>>;
  /**
   * Ends everything that was or will be kept or booked under a key; `false` if the system did not do
   * it.
   */
  release: (key: string) => Promise<boolean>;
};

/** Wall times in the system's format: with seconds, without a zone (CART-031, A-114). */
const seconds = (wall: WallDateTime): string => `${wall}:00`;
const inSeconds = <Span extends PropertySpan>(span: Span): Span => ({
  ...span,
  start: seconds(span.start),
  end: seconds(span.end),
});

/** The property system over HTTP. */
export function createPropertySystem(
  url: string,
  options: OutsidePartyOptions = {},
): PropertySystem {
  const system = createOutsideParty('property system', url, options);
  return {
    availability: (hotel, span, delegates, code) =>
      system.ask(
        {
          method: 'POST',
          path: '/property/availability',
          question: true,
          body: { ...hotel, ...inSeconds(span), delegates, code },
        },
        availabilityWire,
      ),
    menus: (hotel) =>
      system.ask({ method: 'GET', path: '/property/menus', query: hotel }, menusWire),
    menuItems: (hotel) =>
      system.ask({ method: 'GET', path: '/property/menu-items', query: hotel }, menuItemsWire),
    miscItems: (hotel, span) =>
      system.ask(
        { method: 'GET', path: '/property/misc-items', query: { ...hotel, ...inSeconds(span) } },
        miscItemsWire,
      ),
    keep: (idempotencyKey, hotel, events) =>
      system.ask(
        {
          method: 'POST',
          path: '/property/carts',
          idempotencyKey,
          body: { ...hotel, events: events.map(inSeconds) },
        },
        keptWire,
      ),
    book: (idempotencyKey, hotel, { total, events, ...booking }) =>
      system.ask(
        {
          method: 'POST',
          path: '/property/bookings',
          idempotencyKey,
          body: {
            ...hotel,
            ...booking,
            total: total.minor,
            currency: total.currency,
            events: events.map(inSeconds),
          },
        },
        v.object({ bookingId: id, total: v.literal(total.minor) }),
      ),
    release: (key) => system.release(`/property/reservations/by-key/${encodeURIComponent(key)}`),
  };
}
