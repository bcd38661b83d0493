import {
  checkLeadTimes,
  listVenues,
  loadTexts,
  loadVenue,
  writePicture,
  writeVenue,
} from '@foyer/contract';
import { leadTimeProblem, saidIn, wallOf } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { createKeptAnswers } from '../catalogue/kept-answers.ts';
import { nearbyVenues, pictureIn, venueOf } from '../catalogue/venue-of.ts';
import { roughNow } from '../clock.ts';
import { listedVenues, venueVersions } from '../database/venues.ts';
import { answered, refused } from '../http/problem.ts';
import { Serialised, serveEndpoint } from '../http/serve-endpoint.ts';
import { wordsIn } from '../words/words-in.ts';

const keptBytes = 32 * 1024 * 1024;

/**
 * GET venues/{venueId}/{lang}. Texts are in the requested language, or else say in which.
 */
export function venueRoute(app: FastifyInstance, { database, catalogue }: ApiDependencies): void {
  const kept = createKeptAnswers(keptBytes);
  serveEndpoint(app, loadVenue, async ({ params, request, reply }) => {
    const id = await catalogue.idOf(params.venueId);
    const versions = id === null ? null : await venueVersions(database, id);
    if (id === null || versions === null)
      return refused('venue_not_found', 'there is no such venue', { field: 'venueId' });
    reply.header('cache-control', 'no-cache');
    const { site } = request.visit;
    const shown = site?.shownVenues ?? null;
    const key = `${shown === null ? '' : site?.id}|${params.lang}|${id}|${versions.version}|${versions.catalogue}`;
    const known = kept.get(key);
    if (known) return answered(known);
    const entry = await catalogue.entry(id, versions.version);
    const written = new Serialised(
      Buffer.from(
        JSON.stringify(
          writeVenue(
            venueOf(entry, await nearbyVenues(database, id, shown, params.lang), params.lang),
            entry.packages.length,
          ),
        ),
      ),
    );
    kept.keep(key, written);
    return answered(written);
  });
}

/** GET venues: the list of the site's start page, by city. */
export function venuesRoute(app: FastifyInstance, { database }: ApiDependencies): void {
  serveEndpoint(app, listVenues, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-cache');
    const venues = await listedVenues(database, request.visit.site?.shownVenues ?? null);
    // Houses of one city are together, whichever of them name it in the language.
    const cities = new Map(
      venues.flatMap(({ stored_city, city }) =>
        typeof city === 'string' || !city[query.lang] ? [] : [[stored_city, city[query.lang]]],
      ),
    );
    return answered(
      venues.map(({ picture, city, stored_city, ...venue }) => ({
        ...venue,
        city: cities.get(stored_city) ?? saidIn(city, query.lang, 'en').text,
        image: writePicture(pictureIn(picture, query.lang)),
      })),
    );
  });
}

/**
 * POST check-lead-times (API-005): whether the venue's lead time allows that day; hours are checked
 * with the cart.
 */
export function leadTimesRoute(app: FastifyInstance, { catalogue, clock }: ApiDependencies): void {
  serveEndpoint(app, checkLeadTimes, async ({ body }) => {
    if (body.venue_id.trim() === '')
      return refused('venue_id_not_set', 'venue_id not set', { field: 'venue_id' });
    const entry = await catalogue.current(body.venue_id);
    if (entry === null)
      return refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
    const { leadTimes, timezone } = entry.details;
    const wallNow = wallOf(Math.floor(roughNow(clock)), timezone);
    return answered({ allow: leadTimeProblem(leadTimes, body.date, wallNow) === null });
  });
}

/** POST venuepackage/text (API-014). */
export function textsRoute(app: FastifyInstance): void {
  serveEndpoint(app, loadTexts, async ({ body }) => answered(wordsIn(body.lang).venueTexts));
}
