import type { VenueRecord } from '../import/venue-file.ts';
import { allPlaces } from './all-places.ts';
import { saidByHouse } from './said-by-houses.ts';
import { specialVenues } from './special-venues.ts';
import { venueOfPlace } from './venue-of-place.ts';

/** Agreed with partners whose sites send the code; only for venues with prices of their own. */
const partnerCodes: NonNullable<VenueRecord['discountCodes']> = [
  { code: 'PARTNER', percent: 12, appliesTo: 'all' },
  { code: 'INSURED', percent: 8, appliesTo: 'all' },
];

/** The venues of a new installation: the same on every call and every machine. */
export function demonstrationVenues(): VenueRecord[] {
  return allPlaces.map((place) => {
    const ordinary = venueOfPlace(place);
    const venue = specialVenues[place.alias]?.(ordinary) ?? ordinary;
    return saidByHouse(
      hasOwnPrices(venue)
        ? { ...venue, discountCodes: [...(venue.discountCodes ?? []), ...partnerCodes] }
        : venue,
    );
  });
}

const hasOwnPrices = ({ rooms, propertySystem, office }: VenueRecord): boolean =>
  !propertySystem && !office && rooms.some(({ rates }) => Object.keys(rates ?? {}).length > 0);
