import { expect, it } from 'vitest';
import { openFreshPglite } from '../testing/test-databases.ts';
import { compareWithOracle } from './model.ts';

it(
  '200 random sequences of cart, order, payment, time, cancelling, accepting and declining come ' +
    'to what a naive oracle says (D-14, D-16)',
  async () => {
    const database = await openFreshPglite();
    const { sequences, problems } = await compareWithOracle(database, 200);
    await database.close();
    expect(problems).toEqual([]);
    expect(sequences).toBe(200);
  },
  240_000,
);
