import { type Refused, refused } from '../../http/problem.ts';
import type { OutsideProblem } from '../../providers/outside-party.ts';
import { outsideProblem } from '../outside-problem.ts';

/** The office operator's refusals as problems of our API. */
export const officeProblem = (problem: OutsideProblem): Refused =>
  outsideProblem(problem, 'office operator', (code, message) =>
    code === 'conflict'
      ? refused('room_taken', 'the room was let to somebody else')
      : refused('not_bookable', message || 'the office operator refused'),
  );
