import type { RoomPrice } from '../offers/room-price.ts';
import type { PriceCategory, PropertySystemIds, RoomLayout } from '../offers/room.ts';
import type { BookingQuery, MeetingLength, OfferKind } from '../query/booking-query.ts';
import { type LayoutCode, layoutCodes, type LayoutName } from '../query/seating-layouts.ts';
import type { WallDateTime } from '../time.ts';
import type { Picture, Venue } from '../venue/venue.ts';
import { checkoutPhotos } from './cart.ts';
import { type ChosenOffer, isInstant } from '../offers/offers.ts';

/** A layout of the chosen room, with its capacity now and without a reduction. */
export type ApplicableLayout = {
  name: LayoutName;
  code: LayoutCode;
  value: number;
  originalValue: number | null;
};

/**
 * The room of a cart, amounts in minor units incl. VAT; `null` for amounts that an enquiry does not
 * have (CART-018).
 */
export type Cart2Room = {
  id: string;
  name: string;
  layout: LayoutCode | '_none';
  total: number | null;
  priceType: RoomPrice['type'] | 'none';
  category: PriceCategory;
  original: number | null;
  isInstantBookable: boolean;
  /** The second room, where the group sits in two; the total above is of the first. */
  together: { id: string; total: number | null } | null;
};

/**
 * The package of a cart, amounts in minor units; `unit` is rounded and per person (CART-019,
 * B-076).
 */
export type Cart2Package = {
  id: string;
  name: string;
  rateCode: string;
  min: number;
  /** The requested room; `null` for the first of its rooms that fits. */
  roomId: string | null;
  total: number | null;
  unit: number | null;
  totalExclVat: number | null;
  category: PriceCategory | 'none';
  includes: readonly string[];
  sourceId: string;
};

/** One meeting of a cart (CART-017). */
export type Cart2Event = { start: WallDateTime; end: WallDateTime; currency: string } & (
  { room: Cart2Room } | { package: Cart2Package }
);

/** The payload of the cart flow, without the fields about browser and session (CART-016). */
export type Cart2Request = {
  venue: Pick<Venue, 'id' | 'title' | 'venueTypeEn' | 'countryCode' | 'city' | 'termsOfUse'> & {
    photos: readonly Picture[];
  };
  discountCode: string;
  delegates: number;
  orderType: OfferKind;
  availabilityId: string;
  /** `null` where no property system keeps the rooms (A-110, ROOM-042). */
  propertySystem: PropertySystemIds | null;
  applicableLayouts: readonly ApplicableLayout[];
  meetingLength: MeetingLength;
  /** A list, always with one event (CART-020, B-081). */
  events: readonly [Cart2Event];
};

/**
 * The payload for one chosen offer, at the price that the visitor sees (CART-001, CART-016 to
 * CART-020, CART-029).
 */
export function cart2Request(chosen: ChosenOffer, query: BookingQuery, venue: Venue): Cart2Request {
  const { id, title, venueTypeEn, countryCode, city, termsOfUse, pictures, currency } = venue;
  const { start, end } = query;
  const entry = chosen.kind === 'room' ? chosen.offer.room : chosen.offer.package;
  return {
    venue: {
      id,
      title,
      venueTypeEn,
      countryCode,
      city,
      termsOfUse,
      photos: checkoutPhotos(pictures),
    },
    discountCode: query.discountCode,
    delegates: query.delegates,
    orderType: chosen.kind,
    availabilityId: entry.availabilityId,
    propertySystem: entry.propertySystem ?? null,
    applicableLayouts: chosen.kind === 'room' ? applicableLayouts(chosen.offer.room.layouts) : [],
    meetingLength: query.meetingLength,
    events: [
      {
        start,
        end,
        currency,
        ...(chosen.kind === 'room'
          ? { room: cartRoom(chosen, query.layout) }
          : { package: cartPackage(chosen) }),
      },
    ],
  };
}

const applicableLayouts = (layouts: readonly RoomLayout[]): readonly ApplicableLayout[] =>
  layouts.flatMap(({ name, capacity, originalCapacity }) =>
    capacity === null
      ? []
      : [{ name, code: layoutCodes[name], value: capacity, originalValue: originalCapacity }],
  );

function cartRoom(
  chosen: Extract<ChosenOffer, { kind: 'room' }>,
  layout: LayoutCode | '_none',
): Cart2Room {
  const [{ room, price }, second] = chosen.rooms ?? [chosen.offer];
  return {
    id: room.id,
    name: room.title,
    layout,
    total: price?.total.minor ?? null,
    priceType: price?.type ?? 'none',
    category: room.rates.category,
    original: price?.original?.minor ?? null,
    isInstantBookable: isInstant(chosen),
    together: second ? { id: second.room.id, total: second.price?.total.minor ?? null } : null,
  };
}

function cartPackage({
  offer: { package: entry, price },
  inRoom,
}: Extract<ChosenOffer, { kind: 'package' }>): Cart2Package {
  return {
    id: entry.id,
    name: entry.title,
    rateCode: entry.rateCode,
    min: entry.min,
    roomId: inRoom ?? null,
    total: price?.total.minor ?? null,
    unit: price?.unit.minor ?? null,
    totalExclVat: price && price.total.minor - price.vat.minor,
    category: entry.price?.category ?? 'none',
    includes: entry.services,
    sourceId: entry.sourceId,
  };
}
