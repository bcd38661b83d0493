import { availabilityQuery, availabilityWire, type Cart2Body, venueWire, writeCart2 } from '@foyer/contract';
import { addDays, type BookingQuery, dateOf, offersFor, standardOfferRules, type Venue, wallOf } from '@foyer/domain';
import * as v from 'valibot';
import { median, spread } from '../measure/median.ts';
import { type Section, table } from '../report/section.ts';
import type { ApiOnPostgres } from '../servers/api-on-postgres.ts';

const alias = 'grand-harbour-hotel';
const clients = 32;
const secondsPerRun = 6;
/** Few enough that many a client comes too late, and enough that they do not run out. */
const daysPerRun = 45;
const starts = ['08:00', '09:00', '10:00', '12:00', '13:00', '15:00'];
const hours = 3;

type Counts = { readonly made: number; readonly taken: number; readonly others: Map<number, number>; readonly seconds: number };

/** (e) Carts of one venue made by many clients at once. */
export async function carts(api: ApiOnPostgres, runs: number, tell: (line: string) => void): Promise<Omit<Section, 'taken' | 'runs'>> {
  const venue = v.parse(venueWire, await (await fetch(`${api.url}/apiv2/venues/${alias}/en`)).json());
  const taken: Counts[] = [];
  for (let run = 0; run < runs; run += 1) {
    const bodies = await bodiesOf(api.url, venue, 14 + run * daysPerRun);
    const counts = await hammer(api.url, bodies);
    tell(`  run ${run + 1} of ${runs}: ${counts.made} made, ${counts.taken} refused as taken, others ${JSON.stringify([...counts.others])}, in ${counts.seconds.toFixed(1)} s, of ${bodies.length} rooms and spans`);
    taken.push(counts);
  }
  const perMinute = (count: (counts: Counts) => number) => taken.map((counts) => (count(counts) / counts.seconds) * 60);
  const [made, refused] = [perMinute((counts) => counts.made), perMinute((counts) => counts.taken)];
  const others = taken.reduce((sum, counts) => sum + [...counts.others.values()].reduce((all, one) => all + one, 0), 0);
  const twice = await heldTwice(api);
  return {
    part: 'e',
    title: `Carts of one venue, ${clients} clients at once`,
    lines: table(['', 'a minute'], [['carts made (200)', `${Math.round(median(made))} (${spread(made)})`], ['refused, room taken (409)', `${Math.round(median(refused))} (${spread(refused)})`], ['other answers, in all', others]]),
    verdicts: [
      { name: 'carts made a minute', value: median(made), limit: { atLeast: 1000 } },
      { name: 'rooms held twice at one time', value: twice, limit: { atMost: 0 } },
      { name: 'answers other than 200 and 409', value: others, limit: { atMost: 0 } },
    ],
  };
}

/** A cart for every bookable room and span of some days that no other run touches. */
async function bodiesOf(url: string, venue: Venue, firstDay: number): Promise<string[]> {
  const today = dateOf(wallOf(Math.floor(Date.now() / 1000), venue.timezone));
  const bodies: string[] = [];
  for (let day = 0; day < daysPerRun; day += 1) {
    for (const start of starts) {
      const date = addDays(today, firstDay + day);
      const query: BookingQuery = { kind: 'room', start: `${date}T${start}`, end: `${date}T${String(Number(start.slice(0, 2)) + hours).padStart(2, '0')}:00`, meetingLength: hours, delegates: 8, delegatesGiven: true, layout: '_none', rates: 'all', discountCode: '' };
      const asked = new URLSearchParams(availabilityQuery(query, venue.timezone, 'en', null));
      const answer = v.parse(availabilityWire, await (await fetch(`${url}/apiv2/availability/${venue.id}?${asked}`)).json());
      for (const room of offersFor(venue.currency, answer.rooms, answer.packages, query, standardOfferRules).rooms) {
        if (room.fit.kind !== 'fits' || room.outcome.kind !== 'instant') continue;
        const body: Cart2Body = writeCart2({ kind: 'room', offer: room }, query, venue, { language: 'en', userAgent: 'bench', ownCart: null });
        bodies.push(JSON.stringify(body));
      }
    }
  }
  if (bodies.length === 0) throw new Error(`no room of ${alias} can be booked at once`);
  return bodies;
}

/** Each client has one request under way; who and what come at random. */
async function hammer(url: string, bodies: readonly string[]): Promise<Counts> {
  const begun = performance.now();
  let made = 0;
  let taken = 0;
  const others = new Map<number, number>();
  const client = async () => {
    while (performance.now() - begun < secondsPerRun * 1000) {
      const body = bodies[Math.floor(Math.random() * bodies.length)] ?? '';
      const answer = await fetch(`${url}/apiv2/create/cart2`, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }, body });
      await answer.arrayBuffer();
      if (answer.status === 200) made += 1;
      else if (answer.status === 409) taken += 1;
      else others.set(answer.status, (others.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { made, taken, others, seconds: (performance.now() - begun) / 1000 };
}

/** Pairs of holds or bookings of one room that overlap; the database's own constraint is not asked. */
async function heldTwice(api: ApiOnPostgres): Promise<number> {
  const [row] = await api.database.query<{ pairs: string }>('SELECT count(*) AS pairs FROM allocation a JOIN allocation b ON a.venue_id = b.venue_id AND a.room_id = b.room_id AND a.during && b.during AND a.id < b.id');
  return Number(row?.pairs);
}
