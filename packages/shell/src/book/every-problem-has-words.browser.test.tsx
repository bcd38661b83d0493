import { problemWords } from '@foyer/booking-ui';
import { checkoutProblemWords } from '@foyer/booking-ui/checkout';
import {
  bookOffice,
  createCheckedBooking,
  createPropertyCart,
  holdOffice,
  searchOffice,
} from '@foyer/contract';
import { expect, it } from 'vitest';

const wordsOf = (code: string) => checkoutProblemWords({ kind: 'refused', problem: { code } });
const general = problemWords({ kind: 'malformed' });

/** Our own mistakes, of which a visitor can only learn that they happened. */
const ours = new Set(['idempotency_key_reused', 'idempotency_key_missing']);

it.each(
  [bookOffice, createCheckedBooking, createPropertyCart, holdOffice, searchOffice]
    .flatMap(({ id, problems }) => problems.map((code) => [id, code] as const))
    .filter(([, code]) => !ours.has(code)),
)(
  '%s can be answered with %s, which has a sentence of its own (ERR-024, ERR-027, ERR-032, D-4)',
  (_, code) => {
    expect(wordsOf(code)).not.toEqual(general);
  },
);

it('what has no name here is said in general', () => {
  expect(wordsOf('odd')).toEqual(general);
});
