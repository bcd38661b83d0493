import type { NearbyVenue } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import { venuesNear } from '../database/venues.ts';

/**
 * The nearest venues of the same city or within 50 km, with distances to one decimal (VENUE-049,
 *
 */
export async function nearbyVenues(queries: Queries, venueId: string): Promise<NearbyVenue[]> {
  const near = await venuesNear(queries, venueId);
  return near.map((venue) => ({
    link: `/${venue.alias}`,
    picture: venue.picture ?? { src: '', alt: '' },
    price: venue.price,
    currency: venue.currency,
    title: venue.title,
    distanceKm: Math.round(venue.km * 10) / 10,
  }));
}
