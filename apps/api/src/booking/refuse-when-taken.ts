import { exclusionViolation, sqlState } from '../database/database.ts';
import type { Outcome, Refused } from '../http/problem.ts';
import { addOnsGone } from './add-on-allocation.ts';

/** Turns the constraint's refusal into the answer of the check before it. */
export async function refuseWhenTaken<Answer>(
  taken: Refused,
  run: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  try {
    return await run();
  } catch (error) {
    if (sqlState(error) === exclusionViolation)
      return /add_on_taken_once/.test(String(error)) ? addOnsGone() : taken;
    throw error;
  }
}
