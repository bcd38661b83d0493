import { describe, expect, it } from 'vitest';
import { standardRequired } from '@foyer/domain';
import { createNumbering } from './numbering.ts';
import { type Details, emptyDetails } from './details.ts';
import { detailsFieldOf, detailsProblems as problemsIn } from './details-problems.ts';

const numbering = createNumbering();
const detailsProblems = (
  details: Details,
  known: typeof numbering | null,
  companyRequired: boolean,
) => problemsIn('cart', details, known, standardRequired('cart', companyRequired));
const complete = {
  ...emptyDetails('FI'),
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'aino@example.com',
  phone: { country: 'fi', typed: '040 123 4567' },
};

it('asks for names, e-mail and phone', () => {
  expect(detailsProblems(emptyDetails('FI'), numbering, false)).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    phone: 'required',
  });
});

it('finds nothing wrong with a complete form', () => {
  expect(detailsProblems(complete, numbering, false)).toEqual({});
});

it('asks for the company only where it is required', () => {
  expect(detailsProblems(complete, numbering, true)).toEqual({ company: 'required' });
});

it.each([
  [{ country: 'fi', typed: '040 CALL' }, 'invalid'],
  [{ country: 'fi', typed: '4' }, 'short'],
  [{ country: 'fi', typed: '040 123 4567 89012' }, 'long'],
  [{ country: 'fi', typed: '040 12' }, 'short'],
  [{ country: 'de', typed: '(030) 12' }, 'refused'],
  [{ country: 'us', typed: '212 555 0100 1' }, 'long'],
  [{ country: 'fi', typed: '1'.repeat(26) }, 'too-long'],
  [{ country: '', typed: '040 123 4567' }, 'country'],
  [{ country: '', typed: '+999 123 456' }, 'country'],
])('phone %j: %s', (phone, problem) => {
  expect(detailsProblems({ ...complete, phone }, numbering, false)).toEqual({ phone: problem });
});

it('takes a whole number where the codes could not be loaded', () => {
  expect(
    detailsProblems(
      { ...complete, phone: { country: 'fi', typed: '+358 40 123 4567' } },
      null,
      false,
    ),
  ).toEqual({});
});

describe('a field the server names', () => {
  it.each([
    ['email', 'email'],
    ['body.email', 'email'],
    ['phone_country', 'phone'],
    ['additional_info', 'additionalInfo'],
    ['venue_id', null],
    [null, null],
  ])('%s is %s', (name, field) => {
    expect(detailsFieldOf('cart', name)).toBe(field);
  });
});
