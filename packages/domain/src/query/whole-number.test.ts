import { expect, test } from 'vitest';
import { numberProblem } from './whole-number.ts';

const people = { least: 1, most: 25 };
const amount = { least: 0, most: Infinity };

test.each(['7.5', '7,5', '-5', '+5', 'abc', '12 people', '1e3', '0x10', '１２'])(
  '"%s" is no whole number, and nothing is made of its digits (REGUS-045)',
  (text) => {
    expect(numberProblem(text, people)).toEqual({ kind: 'not-whole', least: 1 });
    expect(numberProblem(text, amount)).toEqual({ kind: 'not-whole', least: 0 });
  },
);

test.each(['1', ' 12 ', '007', '25'])('"%s" is taken', (text) => {
  expect(numberProblem(text, people)).toBeNull();
});

test('bounds are named; an empty text counts as 0', () => {
  expect(numberProblem('0', people)).toEqual({ kind: 'below', least: 1 });
  expect(numberProblem('', people)).toEqual({ kind: 'below', least: 1 });
  expect(numberProblem('26', people)).toEqual({ kind: 'above', most: 25 });
  expect(numberProblem('99999999999999999999', people)).toEqual({ kind: 'above', most: 25 });
  expect(numberProblem('', amount)).toBeNull();
  expect(numberProblem('0', amount)).toBeNull();
});
