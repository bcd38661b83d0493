import {
  loadPackageInfo,
  loadRoomInfo,
  type RoomDetail,
  writePackageInfo,
  writeRoomInfo,
} from '@foyer/contract';
import { type BookingQuery, dateOf, deriveLength, type Offers } from '@foyer/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import type { ApiDependencies } from '../api-dependencies.ts';
import { checkedCode, codeForNow } from '../booking/discount-codes.ts';
import { spanOf } from '../booking/choice.ts';
import { evaluateOffers } from '../booking/evaluate-offers.ts';
import { siteRules } from '../booking/site-of-call.ts';
import { rangeProblem } from '../booking/span.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { venueOfOffers } from '../catalogue/venue-of-offers.ts';
import { busyRooms } from '../database/busy-rooms.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

type Asked = InferOutput<typeof loadPackageInfo.body>;

/**
 * POST all-room-info, by venue (API-008) or by rooms (API-009), and all-package-info (API-010), in
 * the venue's own order.
 */
export function offerListRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  serveEndpoint(app, loadRoomInfo, async ({ body, request, reply }) => {
    const { room_ids: roomIds } = body;
    const entry = roomIds
      ? await venueOfOffers(dependencies, 'room', roomIds, (at) => `room_ids.${at}`)
      : await venueById(dependencies, body.venue_id);
    if (!entry.ok) return entry;
    const offers = await offersAt(dependencies, entry.answer, body, request, guesses);
    if (!offers.ok) return offers;
    reply.header('cache-control', 'no-store');
    const detail: RoomDetail =
      roomIds || body.checkAvailandPrices ? 'prices' : body.checkAvail ? 'availability' : 'static';
    const byId = new Map(offers.answer.rooms.map((offer) => [offer.room.id, offer]));
    const shown = (roomIds ?? entry.answer.rooms.map(({ room }) => room.id)).flatMap(
      (id) => byId.get(id) ?? [],
    );
    const { currency } = entry.answer.details;
    return answered({
      roomList: shown.map((offer) => writeRoomInfo(offer, currency, detail)),
      day: body.day ?? null,
      enquiry: detail === 'prices' && shown.every(({ outcome }) => outcome.kind === 'enquiry'),
      currency_code: currency,
    });
  });

  serveEndpoint(app, loadPackageInfo, async ({ body, request, reply }) => {
    const entry = await venueById(dependencies, body.venue_id);
    if (!entry.ok) return entry;
    const offers = await offersAt(dependencies, entry.answer, body, request, guesses);
    if (!offers.ok) return offers;
    reply.header('cache-control', 'no-store');
    const byId = new Map(offers.answer.packages.map((offer) => [offer.package.id, offer]));
    const shown = entry.answer.packages.flatMap(({ id }) => byId.get(id) ?? []);
    return answered({
      packageList: shown.map(writePackageInfo),
      day: body.day ?? null,
      enquiry: shown.every(({ outcome }) => outcome.kind === 'enquiry'),
      currency_code: entry.answer.details.currency,
    });
  });
}

async function venueById(
  { catalogue }: ApiDependencies,
  venueId: string,
): Promise<Outcome<CatalogueEntry>> {
  if (venueId.trim() === '')
    return refused('venue_id_not_set', 'venue_id not set', { field: 'venue_id' });
  const entry = await catalogue.current(venueId);
  return entry
    ? answered(entry)
    : refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
}

async function offersAt(
  dependencies: ApiDependencies,
  known: CatalogueEntry,
  asked: Asked,
  request: FastifyRequest,
  guesses: DiscountGuesses,
): Promise<Outcome<Offers>> {
  const { database, catalogue, clock } = dependencies;
  const { startDateTime: start, endDateTime: end } = asked;
  if (asked.startD !== undefined && asked.startD !== dateOf(start))
    return refused('invalid_field', 'the day of startDateTime', { field: 'startD' });
  const { startInstant, endInstant } = spanOf({ start, end }, known.details);
  const problem = rangeProblem(startInstant, endInstant, 'startDateTime', 'endDateTime');
  if (problem) return problem;
  const code = checkedCode(guesses, request.visit.address, known, asked.discount_code);
  if (!code.ok) return code;
  const now = await busyRooms(
    database,
    { venueId: known.id, start: startInstant, end: endInstant },
    clock.aheadSeconds(),
  );
  const entry = now ? await catalogue.entry(known.id, now.version) : known;
  const discountCode = await codeForNow(dependencies, entry, {
    kind: 'any',
    start,
    discountCode: code.answer,
  });
  const query: BookingQuery = {
    kind: 'room',
    start,
    end,
    meetingLength: asked.mt_length ?? deriveLength(start, end),
    delegates: asked.delegates,
    delegatesGiven: true,
    layout: '_none',
    rates: 'all',
    discountCode,
  };
  return answered(
    evaluateOffers(entry.in(asked.lang), now?.busy ?? new Set(), query, siteRules(request)),
  );
}
