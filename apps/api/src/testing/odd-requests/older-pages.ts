import {
  createCart,
  loadCartAddOns,
  loadPackageInfo,
  loadRoomInfo,
  pricePackages,
  priceRooms,
  writeLegacy,
  writeSpecifiedDateTime,
} from '@foyer/contract';
import { legacyRequest } from '@foyer/domain';
import { addOnIdOf, packageIdOf, roomIdOf } from '../../import/venue-ids.ts';
import { aContact, aQuery, type Visitor } from '../visitor.ts';

const venue = 'test-house';

/**
 * Valid bodies of the calls of older pages and partners: lists, prices of several days, carts and
 * their add-ons. No other cart uses `days`.
 */
export async function olderPages(
  guest: Visitor,
  day: string,
  cartIds: readonly string[],
  days: readonly string[],
) {
  const [from, to] = [
    writeSpecifiedDateTime(`${day}T09:00`),
    writeSpecifiedDateTime(`${day}T17:00`),
  ];
  const list = { startDateTime: from, endDateTime: to, startD: from.slice(0, 10), lang: 'en' };
  const severalDays = (id: string) => [
    { date: from, id, duration: '8', discount_code: '', delegates: 8 },
  ];
  const carts = [];
  for (const free of days) carts.push(await legacyCart(guest, `${free}T09:00`));
  return {
    parameters: {
      serviceId: [addOnIdOf(venue, 'projector')],
      start_date_time: [from],
      end_date_time: [to],
      quantity: ['1'],
      order_id: cartIds,
    },
    bodies: {
      [loadRoomInfo.id]: [
        { ...list, venue_id: venue, delegates: 8, mt_length: '8', day: 2, checkAvail: true },
        { ...list, room_ids: [roomIdOf(venue, 'sky')] },
      ],
      [loadPackageInfo.id]: [{ ...list, venue_id: venue, delegates: 8 }],
      [priceRooms.id]: [severalDays(roomIdOf(venue, 'sky'))],
      [pricePackages.id]: [severalDays(packageIdOf(venue, 'day'))],
      [loadCartAddOns.id]: cartIds.map((id) => ({ order_id: id, availability_id: '' })),
      [createCart.id]: carts,
    },
  };
}

async function legacyCart(guest: Visitor, start: string): Promise<unknown> {
  const query = aQuery({ start });
  const { venue: of, offers } = await guest.offers(query);
  const offer = offers.rooms.find(({ room }) => room.title === 'Sky');
  if (offer === undefined) throw new Error('Sky is not offered');
  return writeLegacy(
    legacyRequest({ kind: 'room', offer }, query, of, {
      contact: aContact,
      acceptedTerms: true,
      serviceFeeId: null,
    }),
    { language: 'en', userAgent: 'test', discountCode: '' },
  );
}
