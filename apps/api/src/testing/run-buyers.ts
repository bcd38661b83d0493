import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from './a-venue-record.ts';
import { insertTogether } from './insert-together.ts';
import { noLock } from './no-lock.ts';
import { startTestApp } from './start-test-app.ts';
import { storeRecords } from './test-databases.ts';
import { aDay, aQuery, visitor } from './visitor.ts';

/** `buyers` parallel calls of create/cart2 for the same room and time. */
export async function runRound(app: FastifyInstance, day: string, buyers: number): Promise<Round> {
  const guest = visitor(app);
  const body = JSON.stringify(await guest.cartBody('Sky', aQuery({ start: `${day}T09:00` })));
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) =>
      app.inject({
        method: 'POST',
        url: '/apiv2/create/cart2',
        headers: { 'content-type': 'application/json', 'idempotency-key': `${day}-${buyer}` },
        payload: body,
      }),
    ),
  );
  return countAnswers(
    answers.map(({ statusCode, payload }) => ({ status: statusCode, text: payload })),
    '"code":"room_taken"',
    Math.round(performance.now() - begun),
  );
}

/**
 * Rounds on a new day each. Without `guarded`, lock and constraint are removed: the control, which
 * must oversell.
 */
export async function runRounds(
  database: Database,
  { rounds, buyers, guarded }: { rounds: number; buyers: number; guarded: boolean },
): Promise<Round[]> {
  await storeRecords(database, [aVenueRecord({ rooms: [aRoomRecord()], packages: [] })]);
  if (!guarded) await database.query('ALTER TABLE allocation DROP CONSTRAINT room_taken_once');
  const { app } = await startTestApp({ database, ...(guarded ? {} : { roomLock: noLock }) });
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const run = () => runRound(app, aDay(10 + round), buyers);
    results.push(await (guarded ? run() : insertTogether(database, 'allocation', run)));
  }
  await app.close();
  return results;
}

/** Number of answers of each kind in one round of rivals for one room and time. */
export type Round = { won: number; refused: number; unnamed: number; failed: number; ms: number };

/** `named`: problem codes that count as a refusal because another call was faster. */
export function countAnswers(
  answers: readonly { status: number; text: string }[],
  named: string,
  ms: number,
): Round {
  const count = (matches: (status: number, text: string) => boolean) =>
    answers.filter(({ status, text }) => matches(status, text)).length;
  return {
    won: count((status) => status === 200),
    refused: count((status, text) => status === 409 && text.includes(named)),
    unnamed: count(
      (status, text) => status >= 300 && status < 500 && !(status === 409 && text.includes(named)),
    ),
    failed: count((status) => status >= 500),
    ms,
  };
}
