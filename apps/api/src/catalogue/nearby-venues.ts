import type { NearbyVenue, Picture } from '@foyer/domain';
import type { Queries } from '../database/database.ts';

const nearest = 8;
const withinKm = 50;

/** Great-circle distance in km, on a sphere. */
const distance = `2 * 6371 * asin(sqrt(least(1, power(sin(radians(n.latitude - v.latitude) / 2), 2) + cos(radians(v.latitude)) * cos(radians(n.latitude)) * power(sin(radians(n.longitude - v.longitude) / 2), 2))))`;

const readNearby = `
  SELECT * FROM (
    SELECT n.alias, n.title, n.picture, n.lowest_hourly::float8 AS price, n.currency, n.city = v.city AS same_city, ${distance} AS km
    FROM venue v JOIN venue n ON n.id <> v.id
    WHERE v.id = $1 AND (n.city = v.city OR n.latitude BETWEEN v.latitude - 0.5 AND v.latitude + 0.5)
  ) candidate WHERE same_city OR km <= ${withinKm} ORDER BY km, alias LIMIT ${nearest}`;

type NearbyRow = {
  alias: string;
  title: string;
  picture: Picture | null;
  price: number;
  currency: string;
  km: number;
};

/**
 * The nearest venues of the same city or within 50 km, with distances to one decimal (VENUE-049,
 *
 */
export async function nearbyVenues(database: Queries, venueId: string): Promise<NearbyVenue[]> {
  const rows = await database.query<NearbyRow>(readNearby, [venueId]);
  return rows.map((row) => ({
    link: `/${row.alias}`,
    picture: row.picture ?? { src: '', alt: '' },
    price: row.price,
    currency: row.currency,
    title: row.title,
    distanceKm: Math.round(row.km * 10) / 10,
  }));
}
