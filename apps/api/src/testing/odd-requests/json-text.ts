/**
 * Text that is copied into JSON unchanged, for what no value can express: `-0`, `1e999`, `NaN`, a
 * repeated key.
 */
export class Verbatim {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** JSON of a value, with `Verbatim` parts. */
export function jsonText(value: unknown): string {
  if (value instanceof Verbatim) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, entry]) => `${JSON.stringify(key)}:${jsonText(entry)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}

/** Number of places in a value that can be replaced: itself and everything in it. */
export const placesIn = (value: unknown): number =>
  isPlain(value)
    ? Object.values(value).reduce<number>((sum, entry) => sum + placesIn(entry), 1)
    : 1;

/**
 * The value with one place (counted from 0, from the outside in) replaced by the result of `spoil`.
 */
export function spoiledAt(
  value: unknown,
  place: number,
  spoil: (was: unknown) => unknown,
): unknown {
  if (place === 0) return spoil(value);
  if (!isPlain(value)) return value;
  let before = 1;
  const spoilIn = (entry: unknown): unknown => {
    const [from, to] = [before, (before += placesIn(entry))];
    return place >= from && place < to ? spoiledAt(entry, place - from, spoil) : entry;
  };
  return Array.isArray(value)
    ? value.map(spoilIn)
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, spoilIn(entry)]));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Verbatim);
