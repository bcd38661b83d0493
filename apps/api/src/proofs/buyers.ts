import { type Round, runRounds } from '../testing/run-buyers.ts';
import { openFreshPostgres } from '../testing/test-databases.ts';

export type BuyersProof = { buyers: number; guarded: readonly Round[]; control: readonly Round[] };

/** Enough connections for buyers to wait in the database and not for the test's own pool. */
const connections = 60;

/**
 * 20 rounds of 200 parallel buyers of one room on PostgreSQL, and as many without lock and
 * constraint: the first must sell once each, the second must oversell, otherwise the proof is void.
 */
export async function proveOneBuyerWins({ rounds = 20, buyers = 200 } = {}): Promise<BuyersProof> {
  return {
    buyers,
    guarded: await on({ rounds, buyers, guarded: true }),
    control: await on({ rounds, buyers, guarded: false }),
  };
}

async function on(options: { rounds: number; buyers: number; guarded: boolean }): Promise<Round[]> {
  const database = await openFreshPostgres(connections);
  try {
    return await runRounds(database, options);
  } finally {
    await database.close();
  }
}

/** Why the proof failed; empty if it holds. */
export function buyersProofProblems({ buyers, guarded, control }: BuyersProof): string[] {
  const wrong = guarded.flatMap((round, index) =>
    round.won === 1 && round.refused === buyers - 1 && round.failed === 0
      ? []
      : [`round ${index + 1}: ${round.won} won, ${round.refused} refused, ${round.failed} failed`],
  );
  return control.some((round) => round.won > 1)
    ? wrong
    : [...wrong, 'the control did not oversell, so the proof shows nothing'];
}
