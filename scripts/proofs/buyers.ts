import { buyersProofProblems, proveOneBuyerWins } from '@foyer/api/proofs';
import { type Proof, table } from './page.ts';

/** 200 buyers of one room, and the control without lock and constraint. */
export async function proveBuyers(): Promise<Proof> {
  const proof = await proveOneBuyerWins();
  const sum = (
    rounds: typeof proof.guarded,
    count: (round: (typeof proof.guarded)[number]) => number,
  ) => rounds.reduce((total, round) => total + count(round), 0);
  const row = (name: string, rounds: typeof proof.guarded) => [
    name,
    rounds.length,
    sum(rounds, (round) => round.won),
    sum(rounds, (round) => round.refused),
    sum(rounds, (round) => round.unnamed + round.failed),
  ];
  const wins = proof.control.map((round) => round.won);
  return {
    heading: 'One room is sold once',
    text: `${proof.buyers} buyers ask for the same room and hours at the same moment, ${proof.guarded.length} rounds,
on a PostgreSQL server.

${table(
  ['', 'rounds', 'won', 'told 409 `room_taken`', 'anything else'],
  [row('with lock and constraint', proof.guarded), row('control: both taken away', proof.control)],
)}

Without them the room was sold ${Math.min(...wins)} to ${Math.max(...wins)} times a round, so the first row proves something.`,
    problems: buyersProofProblems(proof),
  };
}
