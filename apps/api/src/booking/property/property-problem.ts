import { type Refused, refused } from '../../http/problem.ts';
import type { OutsideProblem } from '../../providers/outside-party.ts';
import { outsideProblem } from '../outside-problem.ts';

/**
 * The property system's refusals as problems of our API, named by the specification (OPERA-025,
 * ERR-024, ERR-038).
 */
export const propertyProblem = (problem: OutsideProblem): Refused =>
  outsideProblem(problem, 'property system', refusal);

function refusal(code: string, message: string): Refused {
  if (code === 'package_not_mapped')
    return refused('package_pms_not_mapped', 'the property system does not know this package');
  if (code === 'conflict')
    return refused('temp_pms_order_error_conflict', 'the room is taken in the property system');
  return refused(
    'temp_pms_order_error',
    `the property system refused: ${message || code || 'it did not say why'}`,
  );
}
