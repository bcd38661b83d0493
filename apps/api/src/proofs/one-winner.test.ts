import { expect, it } from 'vitest';
import { proveOneWinner, oneWinnerProblems } from './one-winner.ts';

it(
  'rivals at two API processes on one PostgreSQL get a room or the use of a discount code once, ' +
    'whichever calls they use, and without lock and constraint they do not (D-16)',
  async () => {
    const proof = await proveOneWinner({ processes: 2, rivals: 12, rounds: 1, controlRounds: 1 });
    expect(oneWinnerProblems(proof)).toEqual([]);
    expect(proof.guarded.map(({ rivals, rounds }) => [rivals, rounds.length])).toEqual(
      Array.from({ length: 6 }, () => [12, 1]),
    );
  },
  240_000,
);

it('a room sold twice, an unnamed refusal and a control that finds nothing fail the proof', () => {
  const round = { won: 1, refused: 1, unnamed: 0, failed: 0, ms: 1 };
  const outcomes = (over: object, overlaps = 0) => [
    { name: 'a room', rivals: 2, rounds: [{ ...round, ...over }], overlaps },
  ];
  const control = outcomes({ won: 2, refused: 0 }, 1);
  expect(oneWinnerProblems({ processes: 2, guarded: outcomes({}), control })).toEqual([]);
  expect(
    oneWinnerProblems({ processes: 2, guarded: outcomes({ won: 2, refused: 0 }, 1), control }),
  ).toHaveLength(2);
  expect(
    oneWinnerProblems({ processes: 2, guarded: outcomes({ refused: 0, unnamed: 1 }), control }),
  ).toHaveLength(1);
  expect(
    oneWinnerProblems({ processes: 2, guarded: outcomes({}), control: outcomes({}) }),
  ).toHaveLength(1);
});
