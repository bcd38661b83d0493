import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import type { Database } from '../database/database.ts';
import { openFreshPostgres, storeRecords } from '../testing/test-databases.ts';
import { startAskedApi } from './asked-api.ts';
import { createOracle } from './oracle.ts';
import { hoursList, modelVenue, steps } from './booking-steps.ts';

/**
 * Number of sequences, number of answers by step and kind (`pay: ok`), and differences between
 * oracle and API.
 */
export type ModelProof = {
  sequences: number;
  answers: ReadonlyMap<string, number>;
  problems: readonly string[];
};

/** Each of these must occur, otherwise the sequences prove nothing. */
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
 * The comparison on a PostgreSQL server; it also fails if the interesting answers never occurred.
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
 * Runs random sequences of booking steps against the API on that database and against the oracle:
 * their answers must be equal.
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
