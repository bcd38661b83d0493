import type { VenueRecord } from '../import/venue-file.ts';
import { allPlaces } from './all-places.ts';
import { specialVenues } from './special-venues.ts';
import { venueOfPlace } from './venue-of-place.ts';

/** The venues that a fresh Foyer shows: the same on every call and every machine. */
export function demonstrationVenues(): VenueRecord[] {
  return allPlaces.map((place) => {
    const venue = venueOfPlace(place);
    return specialVenues[place.alias]?.(venue) ?? venue;
  });
}
