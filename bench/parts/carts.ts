import { listVenues } from '@foyer/contract';
import type { Venue } from '@foyer/domain';
import * as v from 'valibot';
import { median, spread } from '../measure/median.ts';
import { type Section, table } from '../report/section.ts';
import type { ApiOnPostgres } from '../servers/api-on-postgres.ts';
import { cartBodies, loadVenue, postCart } from './cart-bodies.ts';

const alias = 'grand-harbour-hotel';
const clients = 32;
const secondsPerRun = 6;
/** Few enough for many conflicts, and enough not to run out. */
const daysPerRun = 45;
const venuesAtOnce = 50;
const daysOfMany = 7;

type Counts = { made: number; taken: number; others: Map<number, number>; seconds: number };

/** (e) Carts of one venue, and of many, created by many clients at once. */
export async function carts(
  api: ApiOnPostgres,
  runs: number,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const venue = await loadVenue(api.url, alias);
  const many = await otherVenues(api.url);
  const [one, over]: [Counts[], Counts[]] = [[], []];
  const run = async (name: string, counted: Counts[], bodies: readonly string[]) => {
    const counts = await hammer(api.url, bodies);
    tell(
      `  run ${counted.length + 1} of ${runs}, ${name}: ${counts.made} made, ` +
        `${counts.taken} refused as taken, others ${JSON.stringify([...counts.others])}, in ` +
        `${counts.seconds.toFixed(1)} s, of ${bodies.length} rooms and spans`,
    );
    counted.push(counts);
  };
  for (let nth = 0; nth < runs; nth += 1) {
    await run(
      'one venue',
      one,
      await cartBodies(api.url, venue, 14 + nth * daysPerRun, daysPerRun),
    );
    const bodies: string[] = [];
    for (const each of many)
      bodies.push(...(await cartBodies(api.url, each, 14 + nth * daysOfMany, daysOfMany)));
    await run(`${many.length} venues`, over, bodies);
  }
  const perMinute = (taken: readonly Counts[], count: (counts: Counts) => number) =>
    taken.map((counts) => (count(counts) / counts.seconds) * 60);
  const [made, madeOver] = [
    perMinute(one, (counts) => counts.made),
    perMinute(over, (counts) => counts.made),
  ];
  const others = [...one, ...over].reduce(
    (sum, counts) => sum + [...counts.others.values()].reduce((all, each) => all + each, 0),
    0,
  );
  const twice = await heldTwice(api);
  const cell = (numbers: readonly number[]) =>
    `${Math.round(median(numbers))} (${spread(numbers)})`;
  return {
    part: 'e',
    title: `Carts, ${clients} clients at once`,
    lines: table(
      ['a minute', 'of one venue', `of ${many.length} venues`],
      [
        ['carts made (200)', cell(made), cell(madeOver)],
        [
          'refused, room taken (409)',
          cell(perMinute(one, (counts) => counts.taken)),
          cell(perMinute(over, (counts) => counts.taken)),
        ],
      ],
    ),
    verdicts: [
      { name: 'carts of one venue made a minute', value: median(made), limit: { atLeast: 3000 } },
      {
        name: `carts of ${many.length} venues made a minute`,
        value: median(madeOver),
        limit: { atLeast: 20_000 },
      },
      { name: 'rooms held twice at one time', value: twice, limit: { atMost: 0 } },
      { name: 'answers other than 200 and 409', value: others, limit: { atMost: 0 } },
    ],
  };
}

/** Fifty other venues with instantly bookable rooms. */
async function otherVenues(url: string): Promise<readonly Venue[]> {
  const listed = v.parse(listVenues.answer, await (await fetch(`${url}${listVenues.path}`)).json());
  const found: Venue[] = [];
  for (const { alias: named } of listed) {
    if (found.length === venuesAtOnce) break;
    const venue = named === alias ? null : await loadVenue(url, named);
    if (venue !== null && (await cartBodies(url, venue, 14, 1)).length > 0) found.push(venue);
  }
  return found;
}

/** Each client has one pending request; the order is random. */
async function hammer(url: string, bodies: readonly string[]): Promise<Counts> {
  if (bodies.length === 0) throw new Error('no room can be booked at once');
  const begun = performance.now();
  let made = 0;
  let taken = 0;
  const others = new Map<number, number>();
  const client = async () => {
    while (performance.now() - begun < secondsPerRun * 1000) {
      const body = bodies[Math.floor(Math.random() * bodies.length)] ?? '';
      const answer = await postCart(url, body);
      await answer.arrayBuffer();
      if (answer.status === 200) made += 1;
      else if (answer.status === 409) taken += 1;
      else others.set(answer.status, (others.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { made, taken, others, seconds: (performance.now() - begun) / 1000 };
}

/**
 * Pairs of overlapping holds or bookings of one room, counted without the database's constraint.
 */
async function heldTwice(api: ApiOnPostgres): Promise<number> {
  const [row] = await api.database.query<{ pairs: string }>(
    'SELECT count(*) AS pairs FROM allocation a JOIN allocation b ON a.venue_id = b.venue_id ' +
      'AND a.room_id = b.room_id AND a.during && b.during AND a.id < b.id',
  );
  return Number(row?.pairs);
}
