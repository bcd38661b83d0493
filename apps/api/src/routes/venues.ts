import { listVenues } from '@foyer/contract';
import type { Picture } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import { answered } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import type { Parts } from './routes.ts';

const most = 500;

const readVenues = `
  SELECT v.id, v.alias, v.title, v.city, v.record->>'countryCode' AS country_code, v.picture, v.lowest_hourly::float8 AS price, v.currency,
    (SELECT count(*)::int FROM room r WHERE r.venue_id = v.id AND r.offered) AS rooms
  FROM venue v ORDER BY v.city, v.title, v.id LIMIT ${most}`;

type VenueRow = {
  id: string;
  alias: string;
  title: string;
  city: string;
  country_code: string;
  picture: Picture | null;
  price: number;
  currency: string;
  rooms: number;
};

/** GET venues: what the start page shows, by city. */
export function venuesRoute(app: FastifyInstance, { database }: Parts): void {
  serveEndpoint(app, listVenues, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    const rows = await database.query<VenueRow>(readVenues, [], 'venues');
    return answered(
      rows.map(({ picture, ...row }) => ({
        ...row,
        image: { url: picture?.src ?? '', alt: picture?.alt ?? '' },
      })),
    );
  });
}
