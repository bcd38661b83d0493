import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import type { Database } from '../database/database.ts';
import { openFreshPostgres, storeRecords } from '../testing/test-databases.ts';
import { startAskedApi } from './asked-api.ts';
import { createOracle } from './oracle.ts';
import { hoursList, modelVenue, steps } from './booking-steps.ts';

/**
 * How many sequences were tried, how often each step was answered in which way (`pay: ok`), and
 * where oracle and API parted.
 */
export type ModelProof = {
  sequences: number;
  answers: ReadonlyMap<string, number>;
  problems: readonly string[];
};

/** Without one of these, the sequences were too tame to show anything. */
const interesting = [
  'cart: ok',
  'cart: room_taken',
  'order: ok',
  'order: hold_expired',
  'pay: ok',
  'pay: hold_expired',
  'cancel: ok',
  'cancel: not_cancellable',
  'accept: ok',
  'accept: taken',
  'accept: before',
  'decline: ok',
  'decline: before',
];

/**
 * The same on a PostgreSQL server; sequences that never came to something interesting are no proof.
 */
export async function proveModel(sequences: number): Promise<ModelProof> {
  const database = await openFreshPostgres(4);
  const proof = await compareWithOracle(database, sequences).finally(() => database.close());
  return {
    ...proof,
    problems: [
      ...proof.problems,
      ...interesting
        .filter((answer) => !proof.answers.has(answer))
        .map((answer) => `no sequence came to ${answer}`),
    ],
  };
}

/**
 * Random sequences of steps of a booking, asked of the API on that database and of the oracle: what
 * they say must be the same.
 */
export async function compareWithOracle(
  database: Database,
  sequences: number,
): Promise<ModelProof> {
  await storeRecords(database, [modelVenue]);
  const api = await startAskedApi(database);
  const answers = new Map<string, number>();
  const property = fc.asyncProperty(steps, async (sequence) => {
    await api.reset();
    const oracle = createOracle();
    for (const [index, step] of sequence.entries()) {
      const expected = oracle.take(step);
      equal(await api.take(step), expected, `the answer to step ${index + 1}`);
      const hours = hoursList[index % hoursList.length] ?? 'whole';
      deepEqual(
        await api.free(hours),
        oracle.free(hours),
        `what is free in the ${hours} after step ${index + 1}`,
      );
      answers.set(`${step.kind}: ${expected}`, (answers.get(`${step.kind}: ${expected}`) ?? 0) + 1);
    }
    deepEqual(await api.look(), oracle.look(), 'what is seen after the last step');
  });
  const details = await fc.check(property, { numRuns: sequences });
  await api.close();
  return {
    sequences: details.numRuns,
    answers,
    problems: details.failed ? [fc.defaultReportMessage(details) ?? 'failed'] : [],
  };
}
