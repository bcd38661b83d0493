import type { ApiProblem } from '@foyer/contract';

/** Why a call did not answer: the server refused with a name, nobody answered in time, or the answer was unreadable. */
export type CallProblem =
  | { readonly kind: 'refused'; readonly problem: ApiProblem }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'malformed' };

/** What a call answers; expected failures are values. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: CallProblem };
