import { addOnsGone } from '../booking/add-on-allocation.ts';
import { exclusionViolation, sqlState } from '../database/database.ts';
import { type Outcome, refused } from '../http/problem.ts';

/** A constraint's refusal is the same answer as the look before it. */
export async function refuseWhenTaken<Answer>(run: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
  try {
    return await run();
  } catch (error) {
    if (sqlState(error) !== exclusionViolation) throw error;
    return /add_on_taken_once/.test(String(error)) ? addOnsGone : refused('room_taken', 'somebody else took the room just now');
  }
}
