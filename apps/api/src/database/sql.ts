/** SQL fragments that statements share. A parameter is a string such as `$1`. */

/** Unix seconds as a timestamp; null stays null. */
export const instant = (parameter: string): string => `to_timestamp(${parameter}::float8)`;

/** `[start, end)` from two instants in unix seconds. */
export const span = (start: string, end: string): string =>
  `tstzrange(${instant(start)}, ${instant(end)})`;

/** A timestamp as unix seconds. */
export const seconds = (column: string): string => `extract(epoch FROM ${column})::float8`;

/** A SELECT list that names each column after its property. */
export const listed = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([property, column]) => `${column} AS "${property}"`)
    .join(', ');

type Point = { latitude: string; longitude: string };

/** Great-circle distance in km, on a sphere, from a point to the venue in `to`. */
export const kilometres = ({ latitude, longitude }: Point, to: string): string => `
  2 * 6371 * asin(sqrt(least(1,
    power(sin(radians(${to}.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(${to}.latitude))
      * power(sin(radians(${to}.longitude - ${longitude}) / 2), 2))))`;
