import { countAnswers, type Round } from '../testing/run-buyers.ts';
import { type ProcessesBeside, startProcessesBeside } from '../testing/processes-beside.ts';
import { aDay } from '../testing/visitor.ts';
import { allRivals, type Rivals, rivalsVenue } from './rivals.ts';

/**
 * Results of some rounds; `overlaps` is the number of pairs in the database that have the same room
 * at one time, or the same use of a code.
 */
export type Outcome = { name: string; rivals: number; rounds: readonly Round[]; overlaps: number };
export type OneWinnerProof = {
  processes: number;
  guarded: readonly Outcome[];
  control: readonly Outcome[];
};
export type OneWinnerOptions = {
  processes: number;
  rivals: number;
  rounds: number;
  controlRounds: number;
};

/**
 * Rivals for one room or discount code at several API processes on one PostgreSQL, and the same
 * without lock and constraint.
 */
export async function proveOneWinner({
  processes,
  rivals,
  rounds,
  controlRounds,
}: OneWinnerOptions): Promise<OneWinnerProof> {
  return {
    processes,
    guarded: await among({ processes, guarded: true }, rivals, rounds),
    control: await among({ processes, guarded: false }, rivals, controlRounds),
  };
}

async function among(
  of: { processes: number; guarded: boolean },
  count: number,
  rounds: number,
): Promise<Outcome[]> {
  const setup = await startProcessesBeside({ ...of, venue: rivalsVenue(daysOf(rounds)) });
  try {
    const outcomes: Outcome[] = [];
    for (const rivals of allRivals)
      outcomes.push(await tell(setup, rivals, Math.min(count, rivals.most), rounds));
    return outcomes;
  } finally {
    await setup.close();
  }
}

const daysOf = (rounds: number): string[] =>
  Array.from({ length: rounds }, (_, round) => aDay(10 + round));

async function tell(
  setup: ProcessesBeside,
  { name, named, twice, asks }: Rivals,
  count: number,
  rounds: number,
): Promise<Outcome> {
  const results: Round[] = [];
  for (const day of daysOf(rounds)) {
    const prepared = await asks(setup, day, count);
    const begun = performance.now();
    const answers = await setup.askAtOnce(prepared);
    results.push(countAnswers(answers, named, Math.round(performance.now() - begun)));
  }
  const [overlapping] = await setup.database.query<{ pairs: number }>(twice);
  for (const table of ['allocation', 'discount_claim'])
    await setup.database.query(`DELETE FROM ${table}`);
  return { name, rivals: count, rounds: results, overlaps: overlapping?.pairs ?? -1 };
}

/** Why the proof failed; empty if it holds. */
export function oneWinnerProblems({ guarded, control }: OneWinnerProof): string[] {
  const broken = guarded.flatMap(({ name, rivals, rounds, overlaps }) => [
    ...rounds.flatMap(({ won, refused, unnamed, failed }, index) =>
      won === 1 && refused === rivals - 1
        ? []
        : [
            `${name}, round ${index + 1}: ${won} won, ${refused} refused by name, ${unnamed} otherwise, ${failed} failed`,
          ],
    ),
    ...(overlaps === 0 ? [] : [`${name}: ${overlaps} pairs have the same in the database`]),
  ]);
  const blind = control
    .filter(({ rounds, overlaps }) => overlaps === 0 || !rounds.some(({ won }) => won > 1))
    .map(({ name }) => `${name}: the control did not oversell, so the proof shows nothing`);
  return [...broken, ...blind];
}
