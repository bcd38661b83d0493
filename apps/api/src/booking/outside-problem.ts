import { type Refused, refused } from '../http/problem.ts';
import type { OutsideProblem } from '../providers/outside-party.ts';

/** The problem when an outside party gives no usable answer; `no` maps the party's refusals. */
export function outsideProblem(
  problem: OutsideProblem,
  party: string,
  no: (code: string, message: string) => Refused,
): Refused {
  switch (problem.kind) {
    case 'refused':
      return no(problem.code, problem.message);
    case 'unavailable':
      return refused('provider_unavailable', `the ${party} does not answer; try again in a moment`);
    case 'malformed':
      return refused('provider_malformed', `the ${party} answered something that cannot be used`);
    default:
      return problem satisfies never;
  }
}

/** The office operator's refusals as problems of our API. */
export const officeProblem = (problem: OutsideProblem): Refused =>
  outsideProblem(problem, 'office operator', (code, message) =>
    code === 'conflict'
      ? refused('room_taken', 'the room was let to somebody else')
      : refused('not_bookable', message || 'the office operator refused'),
  );

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
