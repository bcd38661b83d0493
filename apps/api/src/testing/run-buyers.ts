import type { FastifyInstance } from 'fastify';
import type { RoomLock } from '../booking/room-lock.ts';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from './a-venue-record.ts';
import { startTestApp } from './start-test-app.ts';
import { storeRecords } from './test-databases.ts';
import { aDay, aQuery, visitor } from './visitor.ts';

/** How often each kind of answer came in one round of parallel buyers of one room and day. */
export type Round = { readonly won: number; readonly refused: number; readonly unnamed: number; readonly failed: number; readonly ms: number };

/** `buyers` calls of create/cart2 at once for the same room and time. */
export async function runRound(app: FastifyInstance, day: string, buyers: number): Promise<Round> {
  const guest = visitor(app);
  const body = JSON.stringify(await guest.cartBody('Sky', aQuery({ start: `${day}T09:00` })));
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) => app.inject({ method: 'POST', url: '/apiv2/create/cart2', headers: { 'content-type': 'application/json', 'idempotency-key': `${day}-${buyer}` }, payload: body })),
  );
  const count = (matches: (status: number, text: string) => boolean) => answers.filter((answer) => matches(answer.statusCode, answer.payload)).length;
  return {
    won: count((status) => status === 200),
    refused: count((status, text) => status === 409 && text.includes('"code":"room_taken"')),
    unnamed: count((status, text) => status >= 400 && status < 500 && !text.includes('"code":"room_taken"')),
    failed: count((status) => status >= 500),
    ms: Math.round(performance.now() - begun),
  };
}

/** Neither locks nor hurries: what happens between looking and taking shows. */
export const noLock: RoomLock = { take: async () => undefined, takeAddOns: async () => undefined, beforeTaking: () => new Promise((resolve) => setTimeout(resolve, 20)) };

/** Rounds on a fresh day each. Without `guarded`, lock and constraint are taken away: the control that must oversell. */
export async function runRounds(database: Database, { rounds, buyers, guarded }: { rounds: number; buyers: number; guarded: boolean }): Promise<Round[]> {
  await storeRecords(database, [aVenueRecord({ rooms: [aRoomRecord()], packages: [] })]);
  if (!guarded) await database.query('ALTER TABLE allocation DROP CONSTRAINT room_taken_once');
  const { app } = await startTestApp({ database, ...(guarded ? {} : { roomLock: noLock }) });
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await runRound(app, aDay(10 + round), buyers));
  await app.close();
  return results;
}
