import type { Instant } from '@foyer/domain';
import { type Refused, refused } from '../http/problem.ts';

const earliest = Date.UTC(2000, 0, 1) / 1000;
const latest = Date.UTC(2200, 0, 1) / 1000;
const longestDays = 31;

/** Why a span, in unix seconds, is none that can be asked about; `null`: it is one. */
export function rangeProblem(
  start: Instant,
  end: Instant,
  startField = 'start',
  endField = 'end',
): Refused | null {
  if (!(start >= earliest && start < latest))
    return refused('invalid_field', 'unix seconds of a day from 2000 to 2199', {
      field: startField,
    });
  if (!(end >= earliest && end < latest))
    return refused('invalid_field', 'unix seconds of a day from 2000 to 2199', { field: endField });
  if (end <= start)
    return refused('invalid_field', 'has to lie after the start', { field: endField });
  if (end - start > longestDays * 86_400)
    return refused('invalid_field', `at most ${longestDays} days after the start`, {
      field: endField,
    });
  return null;
}
