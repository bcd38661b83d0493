import { listVenues } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { listedVenues } from '../database/venues.ts';
import { answered } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

/** GET venues: the list of the start page, by city. */
export function venuesRoute(app: FastifyInstance, { database }: ApiDependencies): void {
  serveEndpoint(app, listVenues, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    const venues = await listedVenues(database);
    return answered(
      venues.map(({ picture, ...venue }) => ({
        ...venue,
        image: { url: picture?.src ?? '', alt: picture?.alt ?? '' },
      })),
    );
  });
}
