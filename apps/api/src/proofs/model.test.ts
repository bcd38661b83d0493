import { expect, it } from 'vitest';
import { openFreshPostgres } from '../testing/test-databases.ts';
import { compareWithOracle } from './model.ts';

it(
  '60 random sequences of cart, order, payment, time, cancelling, accepting and declining have ' +
    'the results of a simple oracle (D-14, D-16)',
  async () => {
    const database = await openFreshPostgres(4);
    const { sequences, problems } = await compareWithOracle(database, 60);
    await database.close();
    expect(problems).toEqual([]);
    expect(sequences).toBe(60);
  },
  240_000,
);
