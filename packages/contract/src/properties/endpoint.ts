import { exponentOf, mostDays } from '@foyer/domain';
import * as v from 'valibot';
import { packageWire, readPackage, readRooms, roomWire } from '../availability/wire.ts';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  delegatesCount,
  id,
  language,
  newId,
  noBody,
  nothing,
  propertySystemDateTime,
  venueId,
  wallDate,
} from '../fields.ts';
import { menuItemWire, menuWire, miscItemWire } from './add-ons-wire.ts';
import {
  boundVenueId,
  checkedAnswerWire,
  checkedBookingBody,
  propertyAnswerWire,
  propertyBookingBody,
  propertyCartBody,
  propertyFields,
} from './wire.ts';

const asking = {
  params: nothing,
  query: nothing,
  answerType: 'json',
  method: 'POST',
  idempotent: false,
} as const;
const away = ['provider_unavailable', 'provider_malformed'] as const;

const availabilityBody = v.object({
  venue_id: boundVenueId,
  ...propertyFields,
  lang: v.optional(language, 'en'),
  delegates: delegatesCount,
  events: v.pipe(
    v.array(
      v.object({
        start_date: wallDate,
        end_date: wallDate,
        startDateTime: propertySystemDateTime,
        endDateTime: propertySystemDateTime,
      }),
    ),
    v.minLength(1),
    v.maxLength(mostDays),
  ),
  /** Number of the day's tab, which the answer repeats. */
  day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** A discount or rate code, `''` for none. */
  code: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  /** The visitor's own cart: the rooms it holds count as free. */
  cart: v.optional(id),
});

export const loadPropertyRooms = endpoint({
  ...asking,
  id: 'loadPropertyRooms',
  path: '/apiv2/opera/get-meeting-availability',
  summary:
    'Rooms of a property venue for a day, with the rates the property system gives (API-030).',
  body: availabilityBody,
  answer: v.pipe(
    v.object({ roomList: v.array(roomWire), day: v.number(), currency_code: currency }),
    v.transform((wire) => ({
      rooms: readRooms(wire.roomList, 10 ** exponentOf(wire.currency_code)),
      day: wire.day,
    })),
  ),
  problems: ['invalid_field', 'venue_id_not_set', 'venue_not_found', ...away],
});

export const loadPropertyPackages = endpoint({
  ...asking,
  id: 'loadPropertyPackages',
  path: '/apiv2/opera/get-meeting-package-availability',
  summary:
    'Packages of a property venue for a day (API-029). A package that the property ' +
    'system does not know has pms_availability_error package_pms_not_mapped.',
  body: availabilityBody,
  answer: v.pipe(
    v.object({ packageList: v.array(packageWire), day: v.number() }),
    v.transform((wire) => ({ packages: wire.packageList.map(readPackage), day: wire.day })),
  ),
  problems: ['invalid_field', 'venue_id_not_set', 'venue_not_found', ...away],
});

export const loadMenus = endpoint({
  ...asking,
  id: 'loadMenus',
  path: '/apiv2/opera/get-menus',
  summary: 'Menus of a hotel (API-026).',
  body: v.object(propertyFields),
  answer: v.array(menuWire),
  problems: ['invalid_field', 'venue_not_found', ...away],
});
export const loadMenuItems = endpoint({
  ...asking,
  id: 'loadMenuItems',
  path: '/apiv2/opera/get-menu-items',
  summary: 'What the menus of a hotel consist of (API-027).',
  body: v.object(propertyFields),
  answer: v.array(menuItemWire),
  problems: ['invalid_field', 'venue_not_found', ...away],
});
export const loadMiscItems = endpoint({
  ...asking,
  id: 'loadMiscItems',
  path: '/apiv2/opera/get-misc-items',
  summary: 'Equipment and services of a hotel, with how many there are by day (API-028).',
  body: v.object({ ...propertyFields, start: propertySystemDateTime, end: propertySystemDateTime }),
  answer: v.array(miscItemWire),
  problems: ['invalid_field', 'venue_not_found', ...away],
});

export const loadPropertyRoomIds = endpoint({
  id: 'loadPropertyRoomIds',
  method: 'GET',
  path: '/apiv2/ompa_room/:venueID',
  summary: 'What the property system calls the rooms of a venue (API-031, A-161).',
  params: v.object({ venueID: venueId }),
  query: nothing,
  body: noBody,
  answer: v.array(v.object({ room_id: v.string(), ompa_id: v.string(), name: v.string() })),
  answerType: 'json',
  problems: ['invalid_field', 'venue_not_found'],
  idempotent: false,
});

export const createPropertyCart = endpoint({
  id: 'createPropertyCart',
  method: 'POST',
  path: '/apiv2/opera/create-cart',
  summary:
    'Keeps the rooms of all events for 20 minutes, here and in the property system. A cart of ' +
    'the same visitor that it replaces is ended. Answers the cart id (API-025, A-166).',
  params: nothing,
  query: nothing,
  body: propertyCartBody,
  answer: newId,
  answerType: 'text',
  problems: [
    'invalid_field',
    'venue_id_not_set',
    'venue_not_found',
    'not_bookable',
    'venue_closed',
    'room_taken',
    'price_changed',
    'idempotency_key_reused',
    'package_pms_not_mapped',
    'temp_pms_order_error',
    'temp_pms_order_error_conflict',
    ...away,
  ],
  idempotent: true,
});

export const createPropertyBooking = endpoint({
  id: 'createPropertyBooking',
  method: 'POST',
  path: '/apiv2/opera/create-booking',
  summary:
    'Books a cart with its add-ons in the property system, or sends it as an enquiry ' +
    '(API-045). A card that is declined is status payment_error.',
  params: nothing,
  query: nothing,
  body: propertyBookingBody,
  answer: propertyAnswerWire,
  answerType: 'json',
  problems: [
    'invalid_field',
    'venue_id_not_set',
    'venue_not_found',
    'cart_not_found',
    'hold_expired',
    'already_ordered',
    'not_bookable',
    'price_changed',
    'card_missing',
    'idempotency_key_reused',
    'package_pms_not_mapped',
    'temp_pms_order_error',
    'temp_pms_order_error_conflict',
    ...away,
  ],
  idempotent: true,
});

/**
 * The call that may return a challenge: the mailed code is then sent with the same
 * booking.
 */
export const createCheckedBooking = endpoint({
  id: 'createCheckedBooking',
  method: 'POST',
  path: '/apiv2/book',
  summary:
    'The same booking as opera/create-booking; who tries many is first asked for the code that ' +
    'was mailed to the address (API-042, VERIFY-008).',
  params: nothing,
  query: nothing,
  body: checkedBookingBody,
  answer: checkedAnswerWire,
  answerType: 'json',
  problems: [...createPropertyBooking.problems, 'rate_limited'],
  idempotent: true,
});

export const propertyEndpoints = [
  loadPropertyRooms,
  loadPropertyPackages,
  loadMenus,
  loadMenuItems,
  loadMiscItems,
  loadPropertyRoomIds,
  createPropertyCart,
  createPropertyBooking,
  createCheckedBooking,
] as const;
