import type { Instant } from '@foyer/domain';
import type { Queries } from './database.ts';
import { seconds, span } from './sql.ts';

/** What must be read for each request about a venue and a span; everything else can be cached. */
export type VenueNow = { version: number; busy: ReadonlySet<string>; busyIds: string };
export type Question = { venueId: string; start: Instant; end: Instant };

/** Ids of rooms that are allocated at some moment of `during`; a hold counts until its end. */
const busySql = (during: string, condition = '') => `
    SELECT string_agg(DISTINCT a.room_id, ',' ORDER BY a.room_id) FROM allocation a
    WHERE a.venue_id = v.id${condition} AND a.during && ${during}
      AND (a.hold_until IS NULL OR a.hold_until > now() + make_interval(secs => $4::float8))`;

const venueBusySql = (condition?: string) => `
  SELECT v.version, (${busySql(span('$2', '$3'), condition)}
  ) AS busy
  FROM venue v WHERE v.id = $1`;

/** `$1` venue, `$2` and `$3` unix seconds, `$4` seconds by which the clock is ahead. */
export const busyRoomsSql = venueBusySql();

/** `$5` is the visitor's own cart: rooms it holds count as free. */
const besidesOwn = " AND (a.cart_id IS DISTINCT FROM $5 OR a.kind <> 'hold')";
const busyBesidesSql = venueBusySql(besidesOwn);

const manySql = (condition = '') => `
  SELECT v.version, (${busySql('tstzrange(to_timestamp(q.from_second), to_timestamp(q.to_second))', condition)}
  ) AS busy
  FROM unnest($1::text[], $2::float8[], $3::float8[])
    WITH ORDINALITY AS q(venue_id, from_second, to_second, place)
  LEFT JOIN venue v ON v.id = q.venue_id ORDER BY q.place`;
/** The same for several queries, in their order. */
const busyRoomsOfManySql = manySql();
const busyOfManyBesidesSql = manySql(besidesOwn);

type BusyRow = { version: number | null; busy: string | null };

/** One round trip; `null` if there is no such venue. */
export async function busyRooms(
  queries: Queries,
  { venueId, start, end }: Question,
  aheadSeconds: number,
  ownCart: string | null = null,
): Promise<VenueNow | null> {
  const [row] =
    ownCart === null
      ? await queries.query<BusyRow>(
          busyRoomsSql,
          [venueId, start, end, aheadSeconds],
          'busy-rooms',
        )
      : await queries.query<BusyRow>(
          busyBesidesSql,
          [venueId, start, end, aheadSeconds, ownCart],
          'busy-rooms-besides',
        );
  return row ? venueNow(row) : null;
}

/** One round trip for all queries; equal queries are sent once. */
export async function busyRoomsOfMany(
  queries: Queries,
  questions: readonly Question[],
  aheadSeconds: number,
  ownCart: string | null = null,
): Promise<(VenueNow | null)[]> {
  const places = new Map<string, number>();
  const asked: Question[] = [];
  const placeOf = questions.map((question) => {
    const key = `${question.venueId}|${question.start}|${question.end}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, asked.length);
    return asked.push(question) - 1;
  });
  const [only] = asked;
  if (asked.length === 1 && only) {
    const answer = await busyRooms(queries, only, aheadSeconds, ownCart);
    return questions.map(() => answer);
  }
  const parameters = [
    asked.map(({ venueId }) => venueId),
    asked.map(({ start }) => start),
    asked.map(({ end }) => end),
    aheadSeconds,
  ];
  const rows =
    ownCart === null
      ? await queries.query<BusyRow>(busyRoomsOfManySql, parameters, 'busy-rooms-of-many')
      : await queries.query<BusyRow>(
          busyOfManyBesidesSql,
          [...parameters, ownCart],
          'busy-rooms-of-many-besides',
        );
  const answers = rows.map(venueNow);
  return placeOf.map((place) => answers[place] ?? null);
}

function venueNow({ version, busy }: BusyRow): VenueNow | null {
  return version === null
    ? null
    : { version, busyIds: busy ?? '', busy: new Set(busy === null ? [] : busy.split(',')) };
}

/** When which room is taken. */
export type TakenSpan = { roomId: string; start: Instant; end: Instant };

const takenSql = (condition = '') => `
  SELECT a.room_id AS "roomId", ${seconds('lower(a.during)')} AS start, ${seconds('upper(a.during)')} AS "end"
  FROM allocation a
  WHERE a.venue_id = $1${condition} AND a.during && ${span('$2', '$3')}
    AND (a.hold_until IS NULL OR a.hold_until > now() + make_interval(secs => $4::float8))`;

/** The spans in which rooms of a venue are taken, of those that touch the one asked about. */
export const takenSpans = (
  queries: Queries,
  { venueId, start, end }: Question,
  aheadSeconds: number,
  ownCart: string | null,
): Promise<TakenSpan[]> =>
  ownCart === null
    ? queries.query<TakenSpan>(takenSql(), [venueId, start, end, aheadSeconds], 'taken-spans')
    : queries.query<TakenSpan>(
        takenSql(besidesOwn),
        [venueId, start, end, aheadSeconds, ownCart],
        'taken-spans-besides',
      );
