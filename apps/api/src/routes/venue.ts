import { loadVenue, writeVenue } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { createKeptAnswers } from '../catalogue/kept-answers.ts';
import { nearbyVenues } from '../catalogue/nearby-venues.ts';
import { venueOf } from '../catalogue/venue-of.ts';
import { venueVersions } from '../database/venues.ts';
import { answered, refused } from '../http/problem.ts';
import { Serialised } from '../http/serialised.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

const keptBytes = 32 * 1024 * 1024;

/**
 * GET venues/{venueId}/{lang}. Long texts are returned in all languages, and the page picks one;
 * names of checklists are in the requested language.
 */
export function venueRoute(app: FastifyInstance, { database, catalogue }: ApiDependencies): void {
  const kept = createKeptAnswers(keptBytes);
  serveEndpoint(app, loadVenue, async ({ params, reply }) => {
    const id = await catalogue.idOf(params.venueId);
    const versions = id === null ? null : await venueVersions(database, id);
    if (id === null || versions === null)
      return refused('venue_not_found', 'there is no such venue', { field: 'venueId' });
    reply.header('cache-control', 'no-cache');
    const key = `${params.lang}|${id}|${versions.version}|${versions.catalogue}`;
    const known = kept.get(key);
    if (known) return answered(known);
    const entry = await catalogue.entry(id, versions.version);
    const written = new Serialised(
      Buffer.from(
        JSON.stringify(
          writeVenue(
            venueOf(entry, await nearbyVenues(database, id), params.lang),
            entry.packages.length,
          ),
        ),
      ),
    );
    kept.keep(key, written);
    return answered(written);
  });
}
