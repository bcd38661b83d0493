import { describe, expect, it, test } from 'vitest';
import {
  askDelegates,
  attendeesLimit,
  delegatesPause,
  delegatesProblem,
  readGivenDelegates,
} from './delegates.ts';

const marketplace = { delegatesCap: null, delegatesErrorAbove: null, registrationUrl: null };
const capped = { ...marketplace, delegatesCap: 25 };
const insurance = {
  ...marketplace,
  delegatesErrorAbove: 60,
  registrationUrl: 'https://insurance.example/groups',
};
const group = { ...marketplace, registrationUrl: 'https://easy.example/groups' };

test.each([
  ['', marketplace, 1],
  ['0', marketplace, 1],
  [' 12 ', marketplace, 12],
  ['500', marketplace, 500],
  ['25', capped, 25],
  ['26', capped, 25],
  ['99999999999999999999', marketplace, 100_000],
])(
  'the field "%s" under %o is %i (FORM-006, FORM-050, FORM-051, C-086, B-019, CONST-003)',
  (text, site, delegates) => {
    expect(askDelegates(text, site)).toEqual({ kind: 'taken', delegates });
  },
);

test.each(['-4', '2.5', 'many', '12 people', 'no 12'])(
  '"%s" is refused as no whole number, and the old number stays (A-057)',
  (text) => {
    expect(askDelegates(text, marketplace)).toEqual({ kind: 'not-whole' });
    expect(delegatesProblem(text, capped)).toEqual({ kind: 'not-whole', least: 1 });
  },
);

test('a number that becomes another one is said to (FORM-050, FORM-051)', () => {
  expect(delegatesProblem('', marketplace)).toEqual({ kind: 'below', least: 1 });
  expect(delegatesProblem('0', marketplace)).toEqual({ kind: 'below', least: 1 });
  expect(delegatesProblem('26', capped)).toEqual({ kind: 'above', most: 25 });
  expect(delegatesProblem('25', capped)).toBeNull();
});

test.each([
  ['12', marketplace, 12],
  ['0', marketplace, 1],
  ['-4', marketplace, null],
  ['2.5', marketplace, null],
  ['', marketplace, null],
  ['30', capped, 25],
  ['60', insurance, 60],
  ['61', insurance, null],
])('the parameter "%s" under %o is %s (SITE-033, A-024)', (text, site, delegates) => {
  expect(readGivenDelegates(text, site)).toBe(delegates);
});

describe('a group that is too large', () => {
  it('is refused above 60 with a link, and the old number stays (FORM-052, B-022, CONST-003, A-056)', () => {
    expect(askDelegates('60', insurance)).toEqual({ kind: 'taken', delegates: 60 });
    expect(askDelegates('61', insurance)).toEqual({
      kind: 'refused',
      limit: 60,
      registrationUrl: 'https://insurance.example/groups',
    });
  });
  it('is taken where only the message has a link (FORM-053, B-022)', () => {
    expect(askDelegates('61', group)).toEqual({ kind: 'taken', delegates: 61 });
    expect(attendeesLimit(40, group)).toEqual({
      limit: 40,
      registrationUrl: 'https://easy.example/groups',
    });
    expect(attendeesLimit(40, marketplace)).toEqual({ limit: 40, registrationUrl: null });
  });
});

test('a typed number waits 300 milliseconds (FORM-054, CONST-003, A-055)', () => {
  expect(delegatesPause).toBe(300);
});
