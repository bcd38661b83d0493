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
