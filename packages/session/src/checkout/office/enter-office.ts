import type { CallProblem } from '@foyer/api-client';
import { bookAddress, holdOffice, searchOffice, writeSpecifiedDate } from '@foyer/contract';
import {
  checkoutPhotos,
  dateOf,
  deriveLength,
  type OfficeBooking,
  type OfficeRoom,
  timeOf,
  writeMeetingLength,
} from '@foyer/domain';
import type { OfferCartRequest } from '../../venue/carts.ts';
import type { Enter, EntryParts } from '../entry.ts';
import { keepOffice } from './kept-office.ts';

const refused = (code: 'room_taken' | 'not_bookable'): { problem: CallProblem } => ({
  problem: { kind: 'refused', problem: { status: 409, code, message: '' } },
});

/**
 * Enters the office flow with a room held by the operator (REGUS-010): searches at the click, holds
 * the room, and stores it for the checkout. The id is also in the address, for browsers without
 * storage (D-9).
 */
export const enterOffice: Enter = async (
  { api, venue, language, storage, prefix, newKey, lostHold },
  { selection, query, accepted, ownCart },
) => {
  if (venue.office === undefined || selection.kind !== 'room') return refused('not_bookable');
  const { room, price } = selection.offer;
  const asked = JSON.stringify([room.id, query.start, query.end, query.delegates]);
  const again = lostHold.current?.asked === asked ? lostHold.current : null;
  const search = again ?? (await searchFor(room.id, { api, venue }, query, ownCart));
  if ('problem' in search) return search;
  const { result } = search;
  const seen = accepted ?? price?.total ?? null;
  if (seen === null || seen.minor !== result.total.minor)
    return { priceNow: result.total, codeUsedUp: false };

  const body = {
    search_result_id: result.id,
    mt_length: writeMeetingLength(deriveLength(query.start, query.end)),
    lang: language,
  };
  const key = again?.key ?? newKey();
  const held = await api.call(holdOffice, { body, idempotencyKey: key });
  const isSettled =
    held.ok || (held.problem.kind === 'refused' && held.problem.problem.status < 500);
  lostHold.current = isSettled ? null : { asked, result, key };
  if (!held.ok) {
    const { problem } = held;
    const priceNow =
      problem.kind === 'refused' && problem.problem.code === 'price_changed'
        ? problem.problem.total
        : undefined;
    return priceNow ? { priceNow, codeUsedUp: false } : { problem };
  }
  const { reservationId, services } = held.value;
  const booking: OfficeBooking = {
    venueId: venue.id,
    venueTitle: venue.title,
    roomTitle: room.title,
    roomCode: room.code,
    packageTitle: '',
    start: query.start,
    end: query.end,
    delegates: query.delegates,
    layout: query.layout,
    price: result.total,
    priceExclVat: result.totalExclVat,
    priceTotal: result.total,
    photos: checkoutPhotos(room.pictures.length > 0 ? room.pictures : venue.pictures).map(
      ({ src }) => src,
    ),
    reservationId,
  };
  keepOffice(storage, {
    booking,
    services,
    accessToken: held.value.accessToken,
    secondsLeft: held.value.heldUntil - held.value.serverNow,
  });
  return { address: bookAddress(prefix, venue.alias, reservationId), cartId: null };
};

type Found = { result: OfficeRoom } | { problem: CallProblem };

async function searchFor(
  roomId: string,
  { api, venue }: Pick<EntryParts, 'api' | 'venue'>,
  query: OfferCartRequest['query'],
  ownCart: string | null,
): Promise<Found> {
  const reply = await api.call(searchOffice, {
    body: {
      venue_id: venue.id,
      centre_id: venue.office?.centreId ?? '',
      booking_date: writeSpecifiedDate(dateOf(query.start)),
      delegates: query.delegates,
      start_time: timeOf(query.start),
      end_time: timeOf(query.end),
      ...(ownCart === null ? {} : { replaces_cart: ownCart }),
    },
  });
  if (!reply.ok) return { problem: reply.problem };
  const result =
    reply.value.kind === 'rooms'
      ? reply.value.rooms.find(({ roomId: found }) => found === roomId)
      : undefined;
  // No room at all, or not this room: it has been taken (REGUS-053, ERR-037).
  return result === undefined ? refused('room_taken') : { result };
}
