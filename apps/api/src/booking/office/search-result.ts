import type { WallDateTime } from '@foyer/domain';
import * as v from 'valibot';

/**
 * A search result as the id that its caller sends back: venue, room, span, group and the price that
 * was shown. It is not trusted: operator and database are asked again when the room is held.
 */
export type SearchResult = {
  venueId: string;
  operatorId: string;
  roomId: string;
  start: WallDateTime;
  end: WallDateTime;
  delegates: number;
  total: number;
  totalExclVat: number;
};

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(400));
const wall = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/));
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const written = v.tuple([
  text,
  text,
  text,
  wall,
  wall,
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  minor,
  minor,
]);

export const writeSearchResult = ({
  venueId,
  operatorId,
  roomId,
  start,
  end,
  delegates,
  total,
  totalExclVat,
}: SearchResult): string =>
  Buffer.from(
    JSON.stringify([venueId, operatorId, roomId, start, end, delegates, total, totalExclVat]),
  ).toString('base64url');

/** `null` if the id is not that of a search result. */
export function readSearchResult(id: string): SearchResult | null {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), written),
    Buffer.from(id, 'base64url').toString(),
  );
  if (!read.success) return null;
  const [venueId, operatorId, roomId, start, end, delegates, total, totalExclVat] = read.output;
  return { venueId, operatorId, roomId, start, end, delegates, total, totalExclVat };
}
