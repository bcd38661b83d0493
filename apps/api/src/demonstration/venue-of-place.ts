import type { VenueRecord } from '../import/venue-file.ts';
import type { Place } from './all-places.ts';
import { named } from './words.ts';
import { checklistsOf } from './checklists.ts';
import cities from './places/cities.json' with { type: 'json' };
import { countries, type Country } from './countries.ts';
import { hoursOfPlace, leadTimesOfPlace, seasonsOfPlace } from './hours-of-place.ts';
import { packagesOfPlace } from './packages-of-place.ts';
import { pictureOf } from './pictures.ts';
import { roomsOfPlace } from './rooms-of-place.ts';
import { seeded } from './seeded.ts';
import { termsOfPlace } from './terms-of-place.ts';

const kilometresPerDegree = 111.32;
const codes = [
  { code: 'EARLY10', percent: 10 },
  { code: 'RETURN10', percent: 10 },
  { code: 'NEIGHBOUR12', percent: 12 },
  { code: 'SPRING8', percent: 8 },
];

/** A whole venue, derived from its hand-written data. */
export function venueOfPlace(place: Place): VenueRecord {
  const random = seeded(place.alias);
  const country: Country = countries[place.country];
  const city = cities.find((known) => known.name === place.city && known.country === place.country);
  if (city === undefined)
    throw new Error(
      `${place.alias}: ${place.city} is not in places/cities.json; run write-cities.ts.`,
    );
  const [east, north] = place.at;
  const rooms = roomsOfPlace(place, country, random);
  return {
    alias: place.alias,
    title: place.title,
    venueType: named(place.type),
    city: named(place.city),
    countryCode: place.country,
    address: place.address,
    latitude: degrees(city.latitude + north / kilometresPerDegree),
    longitude: degrees(
      city.longitude + east / (kilometresPerDegree * Math.cos((city.latitude * Math.PI) / 180)),
    ),
    timezone: city.timezone,
    currency: country.currency,
    vatPercent: country.vatPercent,
    defaultLanguage: place.country === 'DE' ? 'de' : 'en',
    headline: place.headline,
    description: place.description,
    ...checklistsOf(place.style, random),
    pictures: place.pictures.map(pictureOf),
    phone: `${country.phone}${random.whole(10, 99)}`,
    email: `meetings@${place.alias}.example`,
    businessHours: hoursOfPlace(place.style),
    leadTimes: leadTimesOfPlace(place.style, country, random),
    ...termsOfPlace(place.title, place.style, random),
    discountCodes: random.chance(0.4)
      ? [{ ...random.pick(codes), appliesTo: random.pick(['all', 'rooms', 'packages']) }]
      : [],
    seasons: seasonsOfPlace(random),
    rooms,
    packages: packagesOfPlace(place, country, rooms, random),
  };
}

function degrees(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
