import {
  availabilityQuery,
  availabilityWire,
  type Cart2Body,
  listVenues,
  venueWire,
  writeCart2,
} from '@foyer/contract';
import {
  addDays,
  type BookingQuery,
  dateOf,
  offersFor,
  standardOfferRules,
  type Venue,
  wallOf,
} from '@foyer/domain';
import * as v from 'valibot';
import { median, spread } from '../measure/median.ts';
import { type Section, table } from '../report/section.ts';
import type { ApiOnPostgres } from '../servers/api-on-postgres.ts';

const alias = 'grand-harbour-hotel';
const clients = 32;
const secondsPerRun = 6;
/** Few enough for many conflicts, and enough not to run out. */
const daysPerRun = 45;
const venuesAtOnce = 50;
const daysOfMany = 7;
const starts = ['08:00', '09:00', '10:00', '12:00', '13:00', '15:00'];
const hours = 3;

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
    await run('one venue', one, await bodiesOf(api.url, venue, 14 + nth * daysPerRun, daysPerRun));
    const bodies: string[] = [];
    for (const each of many)
      bodies.push(...(await bodiesOf(api.url, each, 14 + nth * daysOfMany, daysOfMany)));
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

const loadVenue = async (url: string, named: string): Promise<Venue> =>
  v.parse(venueWire, await (await fetch(`${url}/apiv2/venues/${named}/en`)).json());

/** Fifty other venues with instantly bookable rooms. */
async function otherVenues(url: string): Promise<readonly Venue[]> {
  const listed = v.parse(listVenues.answer, await (await fetch(`${url}${listVenues.path}`)).json());
  const found: Venue[] = [];
  for (const { alias: named } of listed) {
    if (found.length === venuesAtOnce) break;
    const venue = named === alias ? null : await loadVenue(url, named);
    if (venue !== null && (await bodiesOf(url, venue, 14, 1)).length > 0) found.push(venue);
  }
  return found;
}

/** A cart for every bookable room and span of some days that no other run uses. */
async function bodiesOf(
  url: string,
  venue: Venue,
  firstDay: number,
  days: number,
): Promise<string[]> {
  const today = dateOf(wallOf(Math.floor(Date.now() / 1000), venue.timezone));
  const bodies: string[] = [];
  for (let day = 0; day < days; day += 1) {
    for (const start of starts) {
      const date = addDays(today, firstDay + day);
      const query: BookingQuery = {
        kind: 'room',
        start: `${date}T${start}`,
        end: `${date}T${String(Number(start.slice(0, 2)) + hours).padStart(2, '0')}:00`,
        meetingLength: hours,
        delegates: 8,
        delegatesGiven: true,
        layout: '_none',
        rates: 'all',
        discountCode: '',
      };
      const asked = new URLSearchParams(availabilityQuery(query, venue.timezone, 'en', null));
      const answer = v.parse(
        availabilityWire,
        await (await fetch(`${url}/apiv2/availability/${venue.id}?${asked}`)).json(),
      );
      for (const room of offersFor(
        venue.currency,
        answer.rooms,
        answer.packages,
        query,
        standardOfferRules,
      ).rooms) {
        if (room.fit.kind !== 'fits' || room.outcome.kind !== 'instant') continue;
        const body: Cart2Body = writeCart2({ kind: 'room', offer: room }, query, venue, {
          language: 'en',
          userAgent: 'bench',
          ownCart: null,
        });
        bodies.push(JSON.stringify(body));
      }
    }
  }
  return bodies;
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
      const answer = await fetch(`${url}/apiv2/create/cart2`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body,
      });
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
