import { holdOffice, searchOffice, writeOfficeRoom, writeOfficeService } from '@foyer/contract';
import {
  deriveLength,
  type LayoutName,
  layoutCodes,
  type OfficeRoom,
  spanProblem,
} from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { groupProblem, refusedSpan, spanOf } from '../booking/choice.ts';
import { endReplacedCart } from '../booking/outside-hold.ts';
import { claim, intentOf, settle } from '../booking/idempotency.ts';
import { keepAtOffice, placeOfficeCart } from '../booking/office/place-office-cart.ts';
import { officeProblem } from '../booking/outside-problem.ts';
import { readSearchResult, writeSearchResult } from '../booking/office/search-result.ts';
import { refuseWhenTaken } from '../booking/allocation.ts';
import { formContext, siteRules } from '../booking/site-of-call.ts';
import { rangeProblem } from '../booking/span.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { busyRooms } from '../database/busy-rooms.ts';
import { cartById } from '../database/carts.ts';
import { serverNow } from '../database/database.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';
import type { OfficeFound } from '../providers/office-operator.ts';
import { unguessableId } from '../unguessable-id.ts';

const layoutNames = Object.keys(layoutCodes) as LayoutName[];

/**
 * POST regus/search and regus/temporarybook (API-040, API-041): the operator's rooms, and our hold
 * together with the operator's.
 */
export function officeRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, catalogue, clock, providers } = dependencies;

  serveEndpoint(
    app,
    searchOffice,
    async ({ body, request }) => {
      if (body.venue_id === '')
        return refused('venue_id_not_set', 'venue_id not set', { field: 'venue_id' });
      const entry = await catalogue.current(body.venue_id);
      if (entry === null)
        return refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
      if (!entry.details.office || entry.details.office.centreId !== body.centre_id)
        return refused('venue_not_found', 'no venue is kept by this centre', {
          field: 'centre_id',
        });
      if (body.replaces_cart !== undefined) await endReplacedCart(dependencies, body.replaces_cart);
      const asked = {
        start: `${body.booking_date}T${body.start_time}`,
        end: `${body.booking_date}T${body.end_time}`,
      };
      const span = spanOf(asked, entry.details);
      const rules = siteRules(request);
      const wrong =
        rangeProblem(span.startInstant, span.endInstant, 'start_time', 'end_time') ??
        refusedSpan(
          spanProblem(
            { kind: 'room', ...asked, meetingLength: deriveLength(asked.start, asked.end) },
            entry.details,
            formContext(rules, entry, await serverNow(database, clock)),
          ),
          { start: 'start_time', end: 'end_time', length: 'end_time' },
        );
      if (wrong) return wrong;
      const tooMany = groupProblem(body.delegates, rules, 'delegates');
      if (tooMany) return tooMany;
      const found = await providers.officeOperator.search(body.centre_id, asked, body.delegates);
      if (found.kind !== 'answered') return officeProblem(found);
      if (found.value.currency !== entry.details.currency)
        return refused('provider_malformed', 'the office operator answered in another currency');
      const venueNow = await busyRooms(
        database,
        { venueId: entry.id, start: span.startInstant, end: span.endInstant },
        clock.aheadSeconds(),
      );
      const rooms = found.value.results.flatMap((result) =>
        officeRoom(
          entry,
          result,
          found.value.currency,
          { ...asked, delegates: body.delegates },
          venueNow?.busy ?? new Set(),
        ),
      );
      return answered({
        results: rooms.map(writeOfficeRoom),
        attributes: { currency_code: entry.details.currency, centre_id: body.centre_id },
      });
    },
    creatingLimit(dependencies.configuration),
  );

  serveEndpoint(
    app,
    holdOffice,
    async ({ body, idempotencyKey, request }) => {
      const found = readSearchResult(body.search_result_id);
      if (found === null)
        return refused('invalid_field', 'no search has found this', { field: 'search_result_id' });
      const entry = await catalogue.current(found.venueId);
      if (!entry?.details.office)
        return refused('venue_not_found', 'there is no such venue', { field: 'search_result_id' });
      const intent = intentOf(holdOffice.id, idempotencyKey, request.body);
      const placed = await refuseWhenTaken(
        refused('room_taken', 'somebody else took the room just now'),
        () =>
          database.transaction(async (queries): Promise<Outcome<string>> => {
            const claimed = await claim(queries, intent);
            if (claimed.kind === 'refused') return claimed.refusal;
            if (claimed.kind === 'done' && claimed.answer !== null) return answered(claimed.answer);
            const cart = await placeOfficeCart(queries, dependencies, entry, {
              found,
              meetingLength: body.mt_length,
              language: body.lang,
              rules: siteRules(request),
            });
            if (cart.ok) await settle(queries, intent, cart.answer);
            return cart;
          }),
      );
      if (!placed.ok) return placed;
      const kept = await keepAtOffice(dependencies, entry, placed.answer, intent);
      if (!kept.ok) return kept;
      const cart = await cartById(database, placed.answer);
      if (cart?.holdUntil == null) return refused('room_taken', 'the room is no longer held');
      const { currency } = entry.details;
      return answered({
        temporaryReservationID: cart.id,
        services: kept.answer.map((service) => writeOfficeService(service, currency)),
        currency_code: currency,
        accesstoken: unguessableId(),
        hold_until: cart.holdUntil,
        server_now: Math.floor(cart.databaseNow + clock.aheadSeconds()),
      });
    },
    creatingLimit(dependencies.configuration),
  );
}

/** Our room for one of the operator's, if it is free in both systems; otherwise an empty list. */
function officeRoom(
  entry: CatalogueEntry,
  result: OfficeFound['results'][number],
  currency: string,
  asked: { start: string; end: string; delegates: number },
  busy: ReadonlySet<string>,
): OfficeRoom[] {
  const known = entry.rooms.find(({ providerId }) => providerId === result.roomId)?.room;
  if (known === undefined || busy.has(known.id)) return [];
  const { total, totalExclVat, title, min, max, layouts } = result;
  return [
    {
      id: writeSearchResult({
        venueId: entry.id,
        operatorId: result.id,
        roomId: known.id,
        ...asked,
        total,
        totalExclVat,
      }),
      roomId: known.id,
      title,
      min,
      max,
      layouts: layoutNames.map((name) => ({
        name,
        capacity: layouts[name] ?? null,
        originalCapacity: layouts[name] ?? null,
      })),
      total: { minor: total, currency },
      totalExclVat: { minor: totalExclVat, currency },
    },
  ];
}
