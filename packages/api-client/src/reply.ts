import type { ApiProblem } from '@foyer/contract';

/**
 * Why a call did not answer: the server refused with a name, nobody answered in time, or the answer
 * was unreadable.
 */
export type CallProblem =
  { kind: 'refused'; problem: ApiProblem } | { kind: 'unreachable' } | { kind: 'malformed' };

/** What a call answers; expected failures are values. */
export type Reply<T> = { ok: true; value: T } | { ok: false; problem: CallProblem };
