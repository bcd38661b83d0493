import { findPlaces, searchVenues } from '@foyer/contract';
import { cityNamed, namesOfCity, standardQueryDefaults, wallOf } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { siteRules } from '../booking/site-of-call.ts';
import { rangeProblem } from '../booking/span.ts';
import { serverNow } from '../database/database.ts';
import { pageSize, venuesAt, type Where } from '../database/venue-search.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { foundVenues } from '../search/found-venues.ts';
import { createPlaceIndex } from '../search/place-index.ts';

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
    const rows = await venuesAt(
      database,
      near === undefined ? whereOf(point, destination) : { kind: 'near', venueId: near },
      query.page,
      site?.shownVenues ?? null,
    );
    const now = await serverNow(database, clock);
    const { venues, knowsCode } = await foundVenues(dependencies, rows, asked, {
      language: query.lang,
      rules: siteRules(request),
      defaultStart: (site ?? standardQueryDefaults).defaults.start,
      nowIn: (zone) => wallOf(now, zone),
    });
    if (asked.discountCode !== '' && venues.length > 0 && !knowsCode)
      guesses.unknown(request.visit.address, asked.discountCode);
    const place = point
      ? await places.cityAt(point.latitude, point.longitude, query.lang)
      : destination || null;
    return answered({
      total: rows[0]?.total ?? 0,
      page_size: pageSize,
      place,
      timezone: rows[0]?.timezone ?? null,
      venues,
    });
  });
}

function whereOf(
  point: { latitude: number; longitude: number } | undefined,
  destination: string,
): Where {
  if (point) return { kind: 'around', ...point, names: [] };
  if (destination === '') return { kind: 'anywhere' };
  const city = cityNamed(destination);
  if (city === null) return { kind: 'city', names: [destination, destination.toLowerCase()] };
  // The one city that is also a country.
  return city.place === null
    ? { kind: 'country', countryCode: 'GB' }
    : { kind: 'around', ...city.place, names: namesOfCity(city) };
}
