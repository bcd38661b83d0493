import { deriveLength, type MeetingLength, type OfferRules, officeRoomFit } from '@foyer/domain';
import type { ApiDependencies } from '../../api-dependencies.ts';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { busyRooms } from '../../database/busy-rooms.ts';
import type { Queries } from '../../database/database.ts';
import { beginOutsideHold } from '../../database/outside-holds.ts';
import { serverNow } from '../../database/server-now.ts';
import { answered, type Outcome, refused } from '../../http/problem.ts';
import { closedProblem, spanOf } from '../choice.ts';
import { spanProblem } from '../span.ts';
import { storeCart } from '../store-cart.ts';
import type { SearchResult } from './search-result.ts';

export type OfficeCartRequest = {
  found: SearchResult;
  meetingLength: MeetingLength;
  language: string;
  rules: OfferRules;
};

/**
 * Holds the room of a search result as a cart, inside the caller's transaction (API-040). Returns
 * the cart's id.
 */
export async function placeOfficeCart(
  queries: Queries,
  { clock, roomLock }: Pick<ApiDependencies, 'clock' | 'roomLock'>,
  entry: CatalogueEntry,
  { found, meetingLength, language, rules }: OfficeCartRequest,
): Promise<Outcome<string>> {
  const { start, end, delegates } = found;
  const span = spanOf(found, entry.details);
  const wrong = spanProblem(
    span.startInstant,
    span.endInstant,
    'search_result_id',
    'search_result_id',
  );
  if (wrong) return wrong;
  if (meetingLength !== deriveLength(start, end))
    return refused('invalid_field', 'does not belong to what was searched', { field: 'mt_length' });
  const room = entry.rooms.find((candidate) => candidate.room.id === found.roomId)?.room;
  if (room === undefined)
    return refused('invalid_field', 'the venue has no such room', { field: 'search_result_id' });
  const { currency, vatPercent } = entry.details;
  const money = (minor: number) => ({ minor, currency });
  await roomLock.take(queries, [room.id]);
  const now = await serverNow(queries, clock);
  const closed = closedProblem(
    { kind: 'room', start, end, meetingLength },
    entry.details,
    now,
    rules,
  );
  if (closed) return closed;
  if (officeRoomFit(room, delegates, '_none').kind !== 'fits')
    return refused('not_bookable', `the room takes ${room.min} to ${room.max} people`);
  const venueNow = await busyRooms(
    queries,
    { venueId: entry.id, start: span.startInstant, end: span.endInstant },
    clock.aheadSeconds(),
  );
  if (venueNow?.busy.has(room.id))
    return refused('room_taken', 'the room is not free at that time');
  await roomLock.beforeTaking();
  const item = {
    kind: 'room',
    id: room.id,
    title: room.title,
    roomId: room.id,
    roomTitle: room.title,
    layout: '_none',
    start,
    end,
    ...span,
    delegates,
    total: money(found.total),
    vat: money(found.total - found.totalExclVat),
    vatPercent,
    minimumSpend: null,
  } as const;
  const cartId = await storeCart(
    queries,
    { venueId: entry.id, items: [item], isEnquiry: false, language, discountCode: '' },
    now,
  );
  await beginOutsideHold(queries, cartId, 'office', { searchResultId: found.operatorId });
  return answered(cartId);
}
