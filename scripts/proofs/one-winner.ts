import { proveOneWinner, type Outcome, oneWinnerProblems } from '@foyer/api/proofs';
import { type Proof, table } from './page.ts';

/** Concurrent clients at several API processes, and the control without lock and constraint. */
export async function proveOneOfManyWins(): Promise<Proof> {
  const proof = await proveOneWinner({ processes: 3, rivals: 200, rounds: 50, controlRounds: 10 });
  const row = (guard: string, { name, rivals, rounds, overlaps }: Outcome) => {
    const sum = (kind: 'won' | 'refused' | 'unnamed' | 'failed') =>
      rounds.reduce((total, round) => total + round[kind], 0);
    return [
      `${name}, ${guard}`,
      rivals,
      rounds.length,
      sum('won'),
      sum('refused'),
      sum('unnamed'),
      sum('failed'),
      overlaps,
    ];
  };
  return {
    heading: 'One of many wins, at several API processes',
    text: `${proof.processes} API processes on one PostgreSQL server are asked over HTTP at the same moment by all who
want one room at times that overlap, or
different rooms with one single-use discount code; who then is granted it pays less, and the others are told the full price.
Each round is another day. The last column counts, in the database, the pairs that have the same room at one time, or the same
use of a code.

${table(
  ['rivals for', 'rivals', 'rounds', 'won', '409 by name', 'other refusals', '5xx', 'had by two'],
  [
    ...proof.guarded.map((outcome) => row('guarded', outcome)),
    ...proof.control.map((outcome) => row('control', outcome)),
  ],
)}

The control has neither lock nor constraint: it oversells, so the rows above it prove something.`,
    problems: oneWinnerProblems(proof),
  };
}
