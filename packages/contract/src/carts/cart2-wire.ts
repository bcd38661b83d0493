import {
  type BookingQuery,
  type Cart2Package,
  cart2Request,
  type Cart2Room,
  type ChosenOffer,
  type Venue,
  writeMeetingLength,
} from '@foyer/domain';
import * as v from 'valibot';
import {
  currency,
  delegatesCount,
  id,
  language,
  layoutChoice,
  longestText,
  longText,
  meetingLength,
  shortText,
  specifiedDateTime,
} from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';

const minor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000));

const cart2Room = v.object({
  id,
  name: shortText,
  layout_code: layoutChoice,
  total_price: v.nullable(minor),
  price_type: v.optional(shortText, ''),
  price_category: v.optional(shortText, ''),
  original_price: v.optional(v.nullable(minor), null),
  type: v.optional(shortText, ''),
  isInstantBookable: v.boolean(),
  /** A second room at the same time, where no room seats the group alone; both are booked at once. */
  together: v.optional(v.object({ id, total_price: v.nullable(minor) })),
});
const cart2Package = v.object({
  id,
  name: shortText,
  rate_code: v.optional(shortText, ''),
  package_min: v.optional(v.number(), 0),
  /** The room on whose card the package was chosen; if absent, the first of its rooms that fits. */
  room_id: v.optional(id),
  total_price: v.nullable(minor),
  unit_price: v.nullable(minor),
  total_price_excl_vat: v.optional(v.nullable(minor), null),
  price_type: v.optional(shortText, ''),
  includes: v.optional(v.array(shortText), []),
  source_id: v.optional(shortText, ''),
});

/**
 * POST create/cart2 (CART-016 to CART-019): the selection and the price the visitor saw, which the
 * server compares with its own (D-6).
 */
export const cart2Body = v.pipe(
  v.object({
    language,
    user_agent: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
    marketing_platform_ids: v.optional(v.record(v.string(), v.string()), {}),
    analytics_session_mp: v.optional(v.record(v.string(), v.string()), {}),
    analytics_session_wl: v.optional(v.record(v.string(), v.string()), {}),
    venue_id: id,
    venue_name: v.optional(shortText, ''),
    venue_pictures: v.optional(v.array(v.pipe(v.string(), v.maxLength(500))), []),
    discount_code: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    venue_type_en: v.optional(shortText, ''),
    country_code: v.optional(shortText, ''),
    city: v.optional(shortText, ''),
    terms_of_use: v.optional(longText, ''),
    delegates: delegatesCount,
    order_type: v.picklist(['room', 'package']),
    availability_id: v.optional(shortText, ''),
    pms_info: v.optional(v.nullable(v.record(v.string(), v.string())), null),
    pms_availability_error: v.optional(v.nullable(shortText), null),
    pmsfa: v.optional(v.nullable(shortText), null),
    applicable_layouts: v.optional(
      v.array(
        v.object({
          name: shortText,
          code: v.number(),
          value: v.nullable(v.number()),
          originalValue: v.nullable(v.number()),
        }),
      ),
      [],
    ),
    mt_length: meetingLength,
    /** A cart of the same visitor that this one replaces: its hold ends when this one's starts. */
    replaces_cart: v.optional(id),
    events: v.pipe(
      v.array(
        v.object({
          start: specifiedDateTime,
          end: specifiedDateTime,
          currency,
          room: v.optional(cart2Room),
          package: v.optional(cart2Package),
        }),
      ),
      v.length(1, 'one event item: the cart flow sends one'),
    ),
  }),
  v.forward(
    v.check((body) => {
      const event = body.events[0];
      return event !== undefined && (event.room === undefined) !== (event.package === undefined);
    }, 'either a room or a package'),
    ['events'],
  ),
);
export type Cart2Body = v.InferInput<typeof cart2Body>;
export type CartRequest = v.InferOutput<typeof cart2Body>;

/** What is sent besides the selection. */
export type Cart2Page = {
  language: string;
  userAgent: string;
  /** The cart that this one replaces; `null` for none. */
  ownCart: string | null;
};

/** The payload of cart2 for the selected offer, as the visitor sees it. */
export function writeCart2(
  chosen: ChosenOffer,
  query: BookingQuery,
  venue: Venue,
  page: Cart2Page,
): Cart2Body {
  const request = cart2Request(chosen, query, venue);
  return {
    language: page.language,
    user_agent: page.userAgent.slice(0, 1000),
    venue_id: request.venue.id,
    venue_name: request.venue.title,
    venue_pictures: request.venue.photos.map((photo) => photo.src),
    discount_code: request.discountCode,
    venue_type_en: request.venue.venueTypeEn,
    country_code: request.venue.countryCode,
    city: request.venue.city,
    terms_of_use: request.venue.termsOfUse.slice(0, longestText),
    delegates: request.delegates,
    order_type: request.orderType,
    availability_id: request.availabilityId,
    applicable_layouts: request.applicableLayouts.map((layout) => ({ ...layout })),
    mt_length: writeMeetingLength(request.meetingLength),
    ...(page.ownCart === null ? {} : { replaces_cart: page.ownCart }),
    events: request.events.map((event) => ({
      start: writeSpecifiedDateTime(event.start),
      end: writeSpecifiedDateTime(event.end),
      currency: event.currency,
      ...('room' in event
        ? { room: writeCart2Room(event.room) }
        : { package: writeCart2Package(event.package) }),
    })),
  };
}

const writeCart2Room = (room: Cart2Room): v.InferInput<typeof cart2Room> => ({
  id: room.id,
  name: room.name,
  layout_code: room.layout,
  total_price: room.total,
  price_type: room.priceType,
  price_category: room.category,
  original_price: room.original,
  type: room.priceType,
  isInstantBookable: room.isInstantBookable,
  ...(room.together && {
    together: { id: room.together.id, total_price: room.together.total },
  }),
});

const writeCart2Package = (entry: Cart2Package): v.InferInput<typeof cart2Package> => ({
  id: entry.id,
  name: entry.name,
  rate_code: entry.rateCode,
  package_min: entry.min,
  ...(entry.roomId === null ? {} : { room_id: entry.roomId }),
  total_price: entry.total,
  unit_price: entry.unit,
  total_price_excl_vat: entry.totalExclVat,
  price_type: entry.category,
  includes: [...entry.includes],
  source_id: entry.sourceId,
});
