import { type Alternative, alternativeKinds } from './alternative.ts';

/** A visitor reads so many before none of them does. */
const shown = 6;

/**
 * The best alternatives first: those that change least, then the nearest, then the cheapest. One of
 * each kind comes before the second of any, since six other times would hide another day.
 */
export function ranked(found: readonly Alternative[]): readonly Alternative[] {
  const sorted = found.toSorted(byNearness);
  const places = new Map<Alternative['kind'], number>();
  return sorted
    .map((alternative) => {
      const place = places.get(alternative.kind) ?? 0;
      places.set(alternative.kind, place + 1);
      return { alternative, place };
    })
    .toSorted((one, other) => one.place - other.place)
    .slice(0, shown)
    .map(({ alternative }) => alternative);
}

const byNearness = (one: Alternative, other: Alternative): number =>
  one.changed.length - other.changed.length ||
  one.distance - other.distance ||
  (one.total?.minor ?? Infinity) - (other.total?.minor ?? Infinity) ||
  alternativeKinds.indexOf(one.kind) - alternativeKinds.indexOf(other.kind) ||
  (one.time.start < other.time.start ? -1 : 1);
