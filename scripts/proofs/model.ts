import { proveModel } from '@foyer/api/proofs';
import { type Proof, table } from './page.ts';

/** Random sequences of actions on bookings, compared with lists in memory. */
export async function proveOracle(): Promise<Proof> {
  const { sequences, answers, problems } = await proveModel(10_000);
  return {
    heading: 'Bookings come to what a naive oracle says',
    text: `${sequences.toLocaleString('en')} random sequences of up to 24 steps (fast-check) on a PostgreSQL server:
carts for rooms and packages at hours that touch or overlap, carts that
replace carts, orders, payments, time that passes, cancelling, accepting and declining. After each step the answer and
what is free, after the last
one every cart and order, are compared with an oracle that keeps lists in memory.
${problems.length === 0 ? 'They never parted.' : 'They parted.'} How often which answer came (\`nothing\`: there was
nothing to do it with):

${table(
  ['step and answer', 'times'],
  [...answers]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([answer, times]) => [answer, times.toLocaleString('en')]),
)}`,
    problems,
  };
}
