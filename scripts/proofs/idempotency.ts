import { proveIdempotency } from '@foyer/api/proofs';
import { type Proof, table } from './page.ts';

/** One key, many calls: one booking and one answer. */
export async function proveOneAnswer(): Promise<Proof> {
  const { calls, rounds, cutOff, equal, reused, withoutKey, problems } = await proveIdempotency({
    calls: 100,
    rounds: 40,
    cutOffs: 12,
  });
  return {
    heading: 'One intent is one booking',
    text: `Cart, order and payment of a booking are each asked ${calls} times at the same moment under one key, at two
API processes on one PostgreSQL
server with the sandbox's card vault; in every second round the calls are hung up on before, at another moment each time, and asked
again. After each round there is one cart, one order, one booking, one charged card and one set of mails more.

${table(
  ['', 'number'],
  [
    ['rounds', rounds],
    ['calls at once', rounds * 3 * calls],
    ['of them with the same answer as the others', equal],
    ['hung up on before the answer', cutOff],
    ['another payload under the key', rounds * 3],
    ['of them refused (422)', reused],
    ['differences', problems.length],
  ],
)}

The control, ${calls} calls for a cart without a key, got ${withoutKey} different answers.`,
    problems,
  };
}
