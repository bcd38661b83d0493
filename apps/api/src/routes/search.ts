import { findPlaces, searchVenues } from '@foyer/contract';
import {
  cityNamed,
  namesOfCity,
  type Refinement,
  standardQueryDefaults,
  wallOf,
  writeRefinement,
} from '@foyer/domain';
import type { ShownVenues } from '@foyer/sites';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { ApiDependencies } from '../api-dependencies.ts';
import { siteRules } from '../booking/site-of-call.ts';
import { rangeProblem } from '../booking/span.ts';
import { serverNow } from '../database/database.ts';
import { type VenueAt, venuesAt, type Where } from '../database/venue-search.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { evaluatedVenues, knowsCode } from '../search/evaluated-venues.ts';
import { foundPage, pageSize, writtenChoices } from '../search/found-page.ts';
import { createPlaceIndex } from '../search/place-index.ts';
import { waysOn } from '../search/ways-on.ts';

type Question = v.InferOutput<typeof searchVenues.query>;

/** Searching for venues and for places (D-15, HEADER-014). */
export function searchRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  const { database, clock } = dependencies;
  const places = createPlaceIndex(database);

  serveEndpoint(app, findPlaces, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-cache');
    return answered(
      await places.find(query.text, query.lang, request.visit.site?.shownVenues ?? null),
    );
  });

  serveEndpoint(app, searchVenues, async ({ query, request, reply }) => {
    const { datetime: start, 'end-datetime': end, pt: point, destination = '', near } = query;
    if ((start === undefined) !== (end === undefined))
      return refused('invalid_field', 'datetime and end-datetime go together', {
        field: 'end-datetime',
      });
    const span = start === undefined || end === undefined ? null : { start, end };
    const problem = span && rangeProblem(span.start, span.end, 'datetime', 'end-datetime');
    if (problem) return problem;
    const { site } = request.visit;
    const defaults = site?.headerSearch ?? { duration: 8, delegates: 10 };
    const asked = {
      span,
      hours: query.duration ?? defaults.duration,
      delegates: query.delegates ?? defaults.delegates,
      discountCode: query.discount_code.trim().toLowerCase(),
    };
    const guessed = guesses.refuse(request.visit.address, asked.discountCode);
    if (guessed) return guessed;
    reply.header('cache-control', 'no-store');
    const shown = site?.shownVenues ?? null;
    const called = destination === '' ? null : await places.called(destination, shown);
    const where = whereOf(query, called?.stored ?? null);
    const refinement = refinementOf(query);
    const { rows, isWhole } = await rowsOf(database, where, refinement, query.page, shown);
    const now = await serverNow(database, clock);
    const evaluate = (other: typeof span) =>
      evaluatedVenues(
        dependencies,
        rows,
        { ...asked, span: other },
        {
          rules: siteRules(request),
          defaultStart: (site ?? standardQueryDefaults).defaults.start,
          nowIn: (zone) => wallOf(now, zone),
        },
      );
    const venues = await evaluate(span);
    if (asked.discountCode !== '' && venues.length > 0 && !knowsCode(venues, asked.discountCode))
      guesses.unknown(request.visit.address, asked.discountCode);
    const found = foundPage(venues, refinement, isWhole ? query.page : 1, query.lang);
    const middle = middleOf(where);
    const isCounted = isWhole && near === undefined;
    return answered({
      total: isWhole ? found.total : (rows[0]?.total ?? 0),
      page_size: pageSize,
      place: point
        ? await places.cityAt(point.latitude, point.longitude, query.lang)
        : (called?.nameIn(query.lang) ?? (destination || null)),
      timezone: rows[0]?.timezone ?? null,
      venues: found.venues,
      choices:
        isCounted && venues.length > 0 ? writtenChoices(venues, refinement, query.lang) : null,
      ways:
        found.total > 0 || near !== undefined
          ? null
          : await waysOn(
              venues,
              refinement.filters,
              span,
              now,
              evaluate,
              await places.withVenues(
                middle && { ...middle, elsewhere: venues.length > 0 },
                query.lang,
                shown,
              ),
            ),
    });
  });
}

/** So many venues of a place are evaluated for filters, order and counts, the nearest. */
const mostEvaluated = 300;

/**
 * All venues of a place, so that filters and order see each of them; of a place with very many, as
 * long as nothing is filtered or sorted, the wanted page alone (`isWhole` is false).
 */
async function rowsOf(
  database: ApiDependencies['database'],
  where: Where,
  refinement: Refinement,
  page: number,
  shown: ShownVenues | null,
): Promise<{ rows: VenueAt[]; isWhole: boolean }> {
  const rows = await venuesAt(database, where, { limit: mostEvaluated, offset: 0 }, shown);
  const isPlain = writeRefinement(refinement).length === 0;
  if (!isPlain || (rows[0]?.total ?? 0) <= mostEvaluated) return { rows, isWhole: true };
  const offset = (page - 1) * pageSize;
  return {
    rows: await venuesAt(database, where, { limit: pageSize, offset }, shown),
    isWhole: false,
  };
}

function refinementOf(query: Question): Refinement {
  const { fits, layout, equipment, instant, within, sort } = query;
  return {
    filters: {
      fits,
      maxPrice: query['max-price'] ?? null,
      layout: layout === '_none' ? null : layout,
      equipment,
      instant,
      withinKm: within ?? null,
    },
    sort,
  };
}

/** From where other places are near; `null` for a search of no known place. */
function middleOf(where: Where): { latitude: number; longitude: number } | null {
  switch (where.kind) {
    case 'around':
      return where;
    case 'area':
      return {
        latitude: (where.south + where.north) / 2,
        longitude: (where.west + where.east) / 2,
      };
    case 'city':
    case 'country':
    case 'near':
    case 'anywhere':
      return null;
    default:
      return where satisfies never;
  }
}

/** `stored` is the name under which the venues of the searched city are stored. */
function whereOf(
  { near, area, pt: point, destination = '' }: Question,
  stored: string | null,
): Where {
  if (near !== undefined) return { kind: 'near', venueId: near };
  if (area) return { kind: 'area', ...area };
  if (point) return { kind: 'around', ...point, names: [] };
  if (destination === '') return { kind: 'anywhere' };
  const city = cityNamed(stored ?? destination);
  if (city === null)
    return { kind: 'city', names: [stored ?? destination, destination.toLowerCase()] };
  // The one city that is also a country.
  return city.place === null
    ? { kind: 'country', countryCode: 'GB' }
    : { kind: 'around', ...city.place, names: namesOfCity(city) };
}
