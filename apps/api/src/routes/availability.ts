import { loadAvailability, writePackage, writeRoom } from '@foyer/contract';
import { type BookingQuery, deriveLength, type OfferRules, wallOf } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { ApiDependencies } from '../api-dependencies.ts';
import { codeForNow } from '../booking/discount-codes.ts';
import { evaluateOffers } from '../booking/evaluate-offers.ts';
import { siteRules } from '../booking/site-of-call.ts';
import { rangeProblem } from '../booking/span.ts';
import { createAnswerKeys, createKeptAnswers } from '../catalogue/kept-answers.ts';
import { askTogether } from '../catalogue/ask-together.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { isKnownCode } from '../catalogue/rates-on-day.ts';
import { busyRooms } from '../database/busy-rooms.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, refused } from '../http/problem.ts';
import { Serialised, serveEndpoint } from '../http/serve-endpoint.ts';

type AvailabilityQuestion = v.InferOutput<typeof loadAvailability.query>;

const keptBytes = 64 * 1024 * 1024;

/**
 * GET availability/{venueId}: one round trip to the database reads the venue's version and its busy
 * rooms. The answer depends only on these, on the uses of a limited code and on the query, so
 * answers are cached.
 */
export function availabilityRoute(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  const { database, catalogue, clock } = dependencies;
  const kept = createKeptAnswers(keptBytes);
  const ask = askTogether(database, clock);
  const keyOf = createAnswerKeys<AvailabilityQuestion>((query) =>
    [
      query.start,
      query.end,
      query.delegates,
      query.layout,
      query.mt_length,
      query.lang,
      codeOf(query),
    ].join('|'),
  );
  serveEndpoint(app, loadAvailability, async ({ params, query, request, reply }) => {
    const problem = rangeProblem(query.start, query.end);
    if (problem) return problem;
    const typedCode = codeOf(query);
    // Finding the caller's address reads proxy headers, so it is only done when there is a code.
    const guessed = typedCode === '' ? null : guesses.refuse(request.visit.address, typedCode);
    if (guessed) return guessed;
    const id = await catalogue.idOf(params.venueId);
    const now =
      id === null
        ? null
        : await (query.cart === undefined
            ? ask(id, query.start, query.end)
            : busyRooms(
                database,
                { venueId: id, start: query.start, end: query.end },
                clock.aheadSeconds(),
                query.cart,
              ));
    if (id === null || now === null)
      return refused('venue_not_found', 'there is no such venue', { field: 'venueId' });
    reply.header('cache-control', 'no-store');
    const rules = siteRules(request);
    let discountCode = '';
    if (typedCode !== '') {
      const entry = await catalogue.entry(id, now.version);
      if (!isKnownCode(entry, typedCode)) guesses.unknown(request.visit.address, typedCode);
      discountCode = await codeForNow(
        dependencies,
        entry,
        {
          kind: 'any',
          start: wallOf(query.start, entry.details.timezone),
          discountCode: typedCode,
        },
        query.cart ?? null,
      );
    }
    const asked = keyOf(query, { venueId: id, now, rules });
    const key = discountCode === typedCode ? asked : `used up|${asked}`;
    const known = kept.get(key);
    if (known) return answered(known);
    const entry = await catalogue.entry(id, now.version);
    const { timezone } = entry.details;
    const [start, end] = [wallOf(query.start, timezone), wallOf(query.end, timezone)];
    const written = new Serialised(
      write(
        entry.in(query.lang),
        now.busy,
        {
          kind: 'room',
          start,
          end,
          meetingLength: query.mt_length ?? deriveLength(start, end),
          delegates: query.delegates,
          delegatesGiven: true,
          layout: query.layout,
          rates: 'all',
          discountCode,
        },
        rules,
      ),
    );
    kept.keep(key, written);
    return answered(written);
  });
}

const codeOf = (query: AvailabilityQuestion): string => query.discount_code.trim().toLowerCase();

/** All rooms and packages in the venue's own order; the page filters and sorts them. */
function write(
  entry: CatalogueEntry,
  busy: ReadonlySet<string>,
  query: BookingQuery,
  rules: OfferRules,
): Buffer {
  const { currency } = entry.details;
  const offers = evaluateOffers(entry, busy, query, rules, 'shown');
  const rooms = new Map(offers.rooms.map((offer) => [offer.room.id, offer]));
  const packages = new Map(offers.packages.map((offer) => [offer.package.id, offer]));
  return Buffer.from(
    JSON.stringify({
      venue_id: entry.id,
      currency_code: currency,
      meeting_rooms: entry.rooms.flatMap(({ room }) => {
        const offer = rooms.get(room.id);
        return offer ? [writeRoom(offer.room, currency, offer.fit, offer.price)] : [];
      }),
      packages: entry.packages.flatMap(({ id }) => {
        const offer = packages.get(id);
        return offer ? [writePackage(offer.package)] : [];
      }),
    }),
  );
}
