import { expect, test } from 'vitest';
import { registrationProblems } from './registration-problems.ts';

const ada = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Berg',
  company: '',
  phone: '',
  password: 'four words in a row',
};

test.each([
  [{}, {}],
  [{ phone: '+358 40 123 4567' }, {}],
  [{ phone: '040 123' }, { phone: 'phone' }],
  [
    { firstName: '', lastName: '', email: '' },
    { firstName: 'required', lastName: 'required', email: 'required' },
  ],
  [{ email: 'ada@' }, { email: 'email' }],
  [{ password: 'nine char' }, { password: 'password' }],
])('a registration with %o has %o', (over, problems) => {
  expect(registrationProblems({ ...ada, ...over }, true)).toEqual(problems);
});

test('the terms have to be accepted', () => {
  expect(registrationProblems(ada, false)).toEqual({ terms: 'terms' });
});
