import {
  type CartItem,
  dateOf,
  deriveLength,
  type MeetingLength,
  officeRoomFit,
  type OfficeService,
  spanProblem,
} from '@foyer/domain';
import type { ApiDependencies } from '../../api-dependencies.ts';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { busyRooms } from '../../database/busy-rooms.ts';
import { type Queries, serverNow } from '../../database/database.ts';
import {
  beginOutsideHold,
  confirmOutsideHold,
  outsideHoldOf,
} from '../../database/outside-holds.ts';
import { answered, type Outcome, refused, type Refused } from '../../http/problem.ts';
import type { OfficeKept } from '../../providers/office-operator.ts';
import { groupProblem, refusedSpan, spanOf } from '../choice.ts';
import type { Intent } from '../idempotency.ts';
import { undoCart } from '../outside-hold.ts';
import { officeProblem } from '../outside-problem.ts';
import { formContext, type SiteRules } from '../site-of-call.ts';
import { storeCart } from '../stored-cart.ts';
import type { SearchResult } from './search-result.ts';

type OfficeCartRequest = {
  found: SearchResult;
  meetingLength: MeetingLength;
  language: string;
  rules: SiteRules;
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
  if (meetingLength !== deriveLength(start, end))
    return refused('invalid_field', 'does not belong to what was searched', { field: 'mt_length' });
  const tooMany = groupProblem(delegates, rules, 'search_result_id');
  if (tooMany) return tooMany;
  const room = entry.rooms.find((candidate) => candidate.room.id === found.roomId)?.room;
  if (room === undefined)
    return refused('invalid_field', 'the venue has no such room', { field: 'search_result_id' });
  const { currency, vatPercent } = entry.details;
  const money = (minor: number) => ({ minor, currency });
  await roomLock.take(queries, [room.id]);
  const now = await serverNow(queries, clock);
  const wrongSpan = refusedSpan(
    spanProblem(
      { kind: 'room', start, end, meetingLength },
      entry.details,
      formContext(rules, entry, now),
    ),
    { start: 'search_result_id', end: 'search_result_id', length: 'mt_length' },
  );
  if (wrongSpan) return wrongSpan;
  // A search is for one day; only an id that no search gave can name another.
  if (dateOf(start) !== dateOf(end))
    return refused('invalid_field', 'no search has found this', { field: 'search_result_id' });
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

/**
 * Has the operator keep the room of a cart too, with the cart's id as key. If it does not, or keeps
 * something else than was shown, the cart and its hold are undone, and so is what the operator may
 * have kept. Returns the services to choose from.
 */
export async function keepAtOffice(
  dependencies: ApiDependencies,
  entry: CatalogueEntry,
  cartId: string,
  intent: Intent,
): Promise<Outcome<readonly OfficeService[]>> {
  const { database, providers } = dependencies;
  const hold = await outsideHoldOf(database, cartId);
  const [item] = hold?.items ?? [];
  if (hold === null || item === undefined)
    return refused('room_taken', 'the room is no longer held');
  if (hold.reference !== null) return answered(hold.details.services ?? []);
  const kept = await providers.officeOperator.keep(cartId, hold.details.searchResultId ?? '');
  const problem = kept.kind === 'answered' ? differs(entry, item, kept.value) : officeProblem(kept);
  if (kept.kind === 'answered' && problem === null) {
    const services = kept.value.services.map(({ name, price, timed }): OfficeService => ({
      name,
      price,
      amount: 0,
      isTimed: timed,
      time: '',
    }));
    await confirmOutsideHold(database, cartId, kept.value.reservationId, { services });
    return answered(services);
  }
  const { told } = await undoCart(
    dependencies,
    cartId,
    intent,
    kept.kind === 'refused' ? null : 'office',
  );
  // The release is fast here, and a visitor who accepts the new price searches again at once.
  if (kept.kind === 'answered') await told;
  return (
    problem ??
    refused('provider_malformed', 'the office operator answered something that cannot be used')
  );
}

function differs(entry: CatalogueEntry, item: CartItem, kept: OfficeKept): Refused | null {
  const { currency } = entry.details;
  const sameRoom = entry.rooms.some(
    ({ room, providerId }) => room.id === item.roomId && providerId === kept.roomId,
  );
  if (!sameRoom || kept.start !== item.start || kept.end !== item.end || kept.currency !== currency)
    return refused('provider_malformed', 'the office operator kept something else');
  return kept.total === item.total?.minor
    ? null
    : refused('price_changed', 'the price is another one now', {
        total: { minor: kept.total, currency },
      });
}
