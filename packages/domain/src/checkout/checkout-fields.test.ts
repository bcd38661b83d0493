import { describe, expect, it, test } from 'vitest';
import {
  checkoutErrors,
  firstWrongField,
  officeRequired,
  propertyRequired,
  standardRequired,
} from './checkout-fields.ts';
import type { CheckoutValues } from './field-rows.ts';
import { officeCountry } from '../office/office-countries.ts';

const values: CheckoutValues = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.org',
  phone: '+358 40 1234567',
  phoneCountry: 'fi',
  company: 'Analytical Engines',
  additionalInfo: '',
  address: 'Market Street 1',
  city: 'Helsinki',
  country: 'fi',
  zip: '00100',
  state: '',
  onsiteContact: '',
  customerAccount: '',
  department: '',
};
const without = (...fields: readonly (keyof CheckoutValues)[]): CheckoutValues => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, ''])),
});
const required = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, 'required']));

test('one validator, three sets of required fields (B-086)', () => {
  const empty: CheckoutValues = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    phoneCountry: '',
    company: '',
    additionalInfo: '',
  };
  expect(checkoutErrors(empty, standardRequired('cart', false))).toEqual(
    required('firstName', 'lastName', 'email', 'phone'),
  );
  expect(checkoutErrors(empty, propertyRequired('creditcard'))).toEqual(
    required('firstName', 'lastName', 'email', 'phone', 'company'),
  );
  expect(checkoutErrors(empty, officeRequired(null))).toEqual(
    required('firstName', 'lastName', 'email', 'phone', 'company', 'address', 'city', 'country'),
  );
});

describe('the office', () => {
  it.each<[string, readonly (keyof CheckoutValues)[], Record<string, string>]>([
    ['fi', [], {}],
    [
      'fi',
      ['firstName', 'lastName', 'phone', 'company', 'address', 'city', 'country'],
      required('firstName', 'lastName', 'phone', 'company', 'address', 'city', 'country'),
    ],
    ['fi', ['email'], required('email')],
    ['fi', ['zip'], required('zip')],
    ['hk', ['zip'], {}],
    ['au', [], required('state')],
    ['fi', ['state'], {}],
  ])(
    'in %s without %j: %o (REGUS-013, REGUS-038, REGUS-039, REGUS-040, REGUS-041, REGUS-043)',
    (country, missing, errors) => {
      expect(checkoutErrors(without(...missing), officeRequired(officeCountry(country)))).toEqual(
        errors,
      );
    },
  );

  it('takes only an e-mail that is one (REGUS-039)', () => {
    expect(
      checkoutErrors({ ...values, email: 'ada' }, officeRequired(officeCountry('fi'))),
    ).toEqual({ email: 'invalid' });
  });
});

describe('the property system', () => {
  it.each([
    ['accountcredits', '', { customerAccount: 'required' }],
    ['accountcredits', 'AR 17', {}],
    ['creditcard', '', {}],
    ['none', '', {}],
  ] as const)(
    'paid by %s with the account "%s": %o (OPERA-023, OPERA-037, C-167)',
    (method, customerAccount, errors) => {
      expect(checkoutErrors({ ...values, customerAccount }, propertyRequired(method))).toEqual(
        errors,
      );
    },
  );

  it('requires names, e-mail, phone and company (OPERA-003, OPERA-036)', () => {
    const fields = ['firstName', 'lastName', 'email', 'phone', 'company'] as const;
    expect(checkoutErrors(without(...fields), propertyRequired('creditcard'))).toEqual(
      required(...fields),
    );
    expect(
      checkoutErrors({ ...values, email: 'ada@example' }, propertyRequired('creditcard')),
    ).toEqual({ email: 'invalid' });
  });

  it('focuses the first field that is wrong (OPERA-026)', () => {
    expect(
      firstWrongField(
        checkoutErrors({ ...values, company: '', email: 'x' }, propertyRequired('creditcard')),
      ),
    ).toBe('email');
    expect(firstWrongField({})).toBeNull();
  });
});

test('a form marks what it requires, and no more (REGUS-040, REGUS-041, OPERA-036, OPERA-037)', () => {
  const everywhere = ['firstName', 'lastName', 'email', 'phone', 'phoneCountry', 'company'];
  expect(officeRequired(officeCountry('hk'))).toEqual([
    ...everywhere,
    'address',
    'city',
    'country',
  ]);
  expect(officeRequired(officeCountry('au'))).toEqual([
    ...everywhere,
    'address',
    'city',
    'country',
    'zip',
    'state',
  ]);
  expect(propertyRequired('creditcard')).toEqual(everywhere);
  expect(propertyRequired('accountcredits')).toEqual([...everywhere, 'customerAccount']);
});

it('takes the longest text, address and note that are allowed', () => {
  const longest = {
    ...values,
    city: 'x'.repeat(200),
    email: `ada@${'x'.repeat(246)}.org`,
    additionalInfo: 'x'.repeat(4000),
  };
  expect(longest.email).toHaveLength(254);
  expect(checkoutErrors(longest, officeRequired(officeCountry('fi')))).toEqual({});
});

it('takes a country by its two letters only', () => {
  expect(checkoutErrors({ ...values, country: 'finland' }, officeRequired(null))).toEqual({
    country: 'invalid',
  });
});

it('bounds every text', () => {
  expect(
    checkoutErrors(
      { ...values, city: 'x'.repeat(201), department: 'x'.repeat(201), country: 'FI' },
      officeRequired(null),
    ),
  ).toEqual({ city: 'too-long', department: 'too-long', country: 'invalid' });
});
