import type { ApiProblem } from '@foyer/contract';

/** Why a call failed: refused with a code, no answer in time, or an unreadable answer. */
export type CallProblem =
  { kind: 'refused'; problem: ApiProblem } | { kind: 'unreachable' } | { kind: 'malformed' };

/** What a call answers; expected failures are values. */
export type Reply<T> = { ok: true; value: T } | { ok: false; problem: CallProblem };
