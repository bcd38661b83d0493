import { busyRoomsSql } from '../../apps/api/src/database/busy-rooms.ts';
import type { Database } from '../../apps/api/src/database/database.ts';
import { alternate } from '../measure/alternate.ts';
import { median, spread } from '../measure/median.ts';
import { sequentially } from '../measure/sequentially.ts';
import { type Section, table } from '../report/section.ts';
import type { ApiOnPostgres } from '../servers/api-on-postgres.ts';
import { type AvailabilityQuestion, availabilityQuestion } from './availability-question.ts';

const bookings = 100_000;
const own = Math.floor(bookings / 3);
const requests = 1500;

/**
 * (g) Availability of one venue without bookings, and with 100,000 bookings in the database, a
 * third of them its own.
 */
export async function manyBookings(
  empty: ApiOnPostgres,
  full: ApiOnPostgres,
  runs: number,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const question = await availabilityQuestion(full.url);
  await fill(full.database, question);
  let asked = 0;
  const again = Array.from({ length: requests }, () => question.path);
  const anew = () => Array.from({ length: requests }, () => question.later(asked++ % 50_000));
  const p50 = async (work: Promise<number[]>): Promise<number> => {
    const took = median(await work);
    tell(`    ${took.toFixed(3)} ms`);
    return took;
  };
  const results = await alternate(
    runs,
    {
      'empty, same': () => p50(sequentially(empty.url, again)),
      'full, same': () => p50(sequentially(full.url, again)),
      'empty, new': () => p50(sequentially(empty.url, anew())),
      'full, new': () => p50(sequentially(full.url, anew())),
    },
    tell,
  );
  const cell = (name: keyof typeof results) =>
    `${median(results[name]).toFixed(3)} (${spread(results[name].map((ms) => ms * 1000))} µs)`;
  const ratio = (kind: 'same' | 'new') =>
    median(results[`full, ${kind}`]) / median(results[`empty, ${kind}`]);
  return {
    part: 'g',
    title:
      `Availability with ${bookings.toLocaleString('en')} bookings in the database, ` +
      `${own.toLocaleString('en')} of them of the venue that is asked about`,
    lines: [
      ...table(
        ['median of a request, ms', 'no booking', 'all bookings', 'ratio'],
        [
          [
            'the same question again',
            cell('empty, same'),
            cell('full, same'),
            ratio('same').toFixed(3),
          ],
          [
            'each question a new one',
            cell('empty, new'),
            cell('full, new'),
            ratio('new').toFixed(3),
          ],
        ],
      ),
      '',
      `Of the statement the planner says: ${await plan(full.database, question.venueId)}.`,
    ],
    verdicts: [
      {
        name: 'same question, with all bookings to without',
        value: ratio('same'),
        limit: { atMost: 1.2 },
      },
      {
        name: 'new questions, with all bookings to without',
        value: ratio('new'),
        limit: { atMost: 1.2 },
      },
    ],
  };
}

/**
 * Mornings and afternoons of every other day from the day after the measured one, room by room: a
 * third of them of the measured venue, the rest of all others.
 */
async function fill(database: Database, { venueId, search }: AvailabilityQuestion): Promise<void> {
  const dayAfter = `date_trunc('day', to_timestamp(${Number(search.get('start'))})) + interval '1 day'`;
  const wanted = `
    SELECT 'bench-' || row_number() OVER () AS id, venue_id, room_id, tstzrange(begins, begins + interval '4 hours') AS during FROM (
      (SELECT r.venue_id, r.id AS room_id, ${dayAfter} + make_interval(days => 2 * (n / 2), hours => 6 + 5 * (n % 2)) AS begins
       FROM generate_series(0, 2000) AS n, room r WHERE r.venue_id = $1 ORDER BY n LIMIT ${own})
      UNION ALL
      (SELECT r.venue_id, r.id, ${dayAfter} + make_interval(days => 2 * (n / 2), hours => 6 + 5 * (n % 2))
       FROM generate_series(0, 2000) AS n, room r WHERE r.venue_id <> $1 ORDER BY n LIMIT ${bookings - own})
    ) AS all_of_them`;
  await database.query(
    `WITH wanted AS MATERIALIZED (${wanted}),
      carts AS (INSERT INTO cart (id, venue_id, is_enquiry, language, discount_code, created_at) SELECT id, venue_id,
        false, 'en', '', now() FROM wanted),
      placed AS (INSERT INTO orders (id, cart_id, venue_id, status, is_enquiry, language, contact, payload_hash,
        created_at) SELECT id, id, venue_id, 'confirmed', false, 'en', '{}', '', now() FROM wanted)
    INSERT INTO allocation (venue_id, room_id, during, kind, cart_id, order_id) SELECT venue_id, room_id, during,
      'booking', id, id FROM wanted`,
    [venueId],
  );
  await database.query('ANALYZE');
  const [count] = await database.query<{ all: number }>(
    `SELECT count(*)::int AS all FROM allocation WHERE kind = 'booking'`,
  );
  if (count?.all !== bookings)
    throw new Error(`${count?.all} bookings stand in the database, not ${bookings}`);
}

/** The plan of the statement that finds bookings. */
async function plan(database: Database, venueId: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const rows = await database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN ${busyRoomsSql
      .replaceAll('$1', `'${venueId}'`)
      .replaceAll('$2', String(now))
      .replaceAll('$3', String(now + 28_800))
      .replaceAll('$4', '0')}`,
  );
  const lines = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('allocation'));
  return lines.map((line) => line.replace(/\s*\(cost.*/, '').replace(/^[\s>-]+/, '')).join('; ');
}
