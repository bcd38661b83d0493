import type { BookingQuery } from '../query/booking-query.ts';
import { capacityIn } from '../query/seating-layouts.ts';
import type { RoomOffer } from './offers.ts';
import type { RoomPrice } from './room-price.ts';
import type { Room } from './room.ts';

type Group = Pick<BookingQuery, 'delegates' | 'layout'>;

/** Chairs of a room in the group's layout; 0 where the room is not set so. */
export const seatsOf = (room: Room, { layout }: Pick<Group, 'layout'>): number =>
  layout === '_none' ? room.max : Math.min(room.max, capacityIn(room, layout) ?? 0);

/**
 * How a group that no room of the two seats alone is shared between them: the larger room is filled
 * first, and each has at least its smallest number. `null` where that cannot be, or where one of
 * them is enough.
 */
export function sharedBetween(
  one: Room,
  two: Room,
  group: Group,
): readonly [number, number] | null {
  const seats = [seatsOf(one, group), seatsOf(two, group)] as const;
  const isFirstLarger = seats[0] >= seats[1];
  const [larger, smaller] = isFirstLarger ? [one, two] : [two, one];
  const [most, least] = isFirstLarger ? seats : [seats[1], seats[0]];
  const inLarger = Math.min(most, group.delegates - smaller.min);
  const inSmaller = group.delegates - inLarger;
  if (one.id === two.id || most >= group.delegates) return null;
  if (inLarger < larger.min || inSmaller > least) return null;
  return isFirstLarger ? [inLarger, inSmaller] : [inSmaller, inLarger];
}

/** Whether a room can be one of two that are booked at once: free, priced, and instant. */
export const isOneOfTwo = ({ room, price }: RoomOffer): boolean =>
  room.available &&
  room.webBookable &&
  room.instantBookable &&
  price !== null &&
  price.total.minor > 0;

/**
 * Two rooms as the one offer of a group that is shared between them; `null` where they do not seat
 * it, or cannot be booked at once: nobody is asked for half of a meeting.
 */
export function roomsAsOne(one: RoomOffer, two: RoomOffer, group: Group): RoomOffer | null {
  if (sharedBetween(one.room, two.room, group) === null) return null;
  if (!isOneOfTwo(one) || !isOneOfTwo(two) || one.price === null || two.price === null) return null;
  const price = sumOf(one.price, two.price);
  return {
    room: {
      ...one.room,
      title: `${one.room.title} + ${two.room.title}`,
      max: seatsOf(one.room, group) + seatsOf(two.room, group),
    },
    fit: { kind: 'fits' },
    price,
    outcome: { kind: 'instant', total: price.total },
    listed: false,
  };
}

/** Of one booking, which has its fee once. */
function sumOf(one: RoomPrice, two: RoomPrice): RoomPrice {
  const money = (minor: number) => ({ ...one.total, minor });
  const total = one.total.minor + two.total.minor;
  const before = (one.original ?? one.total).minor + (two.original ?? two.total).minor;
  return {
    ...one,
    type: one.type === two.type ? one.type : 'given',
    total: money(total),
    original: before > total ? money(before) : null,
    percentOff: null,
    rentalExclVat: money(one.rentalExclVat.minor + two.rentalExclVat.minor),
    vat: money(one.vat.minor + two.vat.minor),
    minimumSpend: money(one.minimumSpend.minor + two.minimumSpend.minor),
  };
}
