import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import {
  cancellationTerms,
  cancellationText,
  orderCancellation,
} from '../cancellation/cancellation.ts';
import type { Instant } from '../time.ts';
import { checkoutErrors, type FieldProblem, standardRequired } from './checkout-fields.ts';
import { isEmail } from './email.ts';
import type { Contact } from './field-rows.ts';
import {
  chosenPaymentMethod,
  needsCard,
  offeredPaymentMethods,
  officePaymentMethods,
  propertyPaymentMethods,
} from '../payment/payment-method.ts';
import { typedPhoneProblem } from '../phone/phone-number.ts';

const contact: Contact = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.org',
  phone: '+358 40 1234567',
  phoneCountry: 'fi',
  company: '',
  additionalInfo: '',
};

const contactErrors = (values: Contact, { companyRequired }: { companyRequired: boolean }) =>
  checkoutErrors(values, standardRequired('cart', companyRequired));

describe('the contact', () => {
  it('is in order without a company, unless one is required', () => {
    expect(contactErrors(contact, { companyRequired: false })).toEqual({});
    expect(
      contactErrors({ ...contact, phone: ' +358 40 1234567' }, { companyRequired: false }),
    ).toEqual({});
    expect(
      contactErrors(
        { ...contact, phone: ' +358 40 1234567', phoneCountry: '' },
        { companyRequired: false },
      ),
    ).toEqual({ phoneCountry: 'required' });
    expect(contactErrors(contact, { companyRequired: true })).toEqual({ company: 'required' });
  });
  it('names every field that is missing, in the order of the form', () => {
    const empty: Contact = {
      firstName: ' ',
      lastName: '',
      email: '',
      phone: '',
      phoneCountry: '',
      company: '',
      additionalInfo: '',
    };
    expect(Object.entries(contactErrors(empty, { companyRequired: true }))).toEqual(
      ['firstName', 'lastName', 'email', 'phone', 'company'].map((field) => [field, 'required']),
    );
  });
  it.each<[Partial<Contact>, keyof Contact, FieldProblem]>([
    [{ firstName: 'x'.repeat(201) }, 'firstName', 'too-long'],
    [{ email: 'ada@example' }, 'email', 'invalid'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'email', 'too-long'],
    [{ phone: '040 1234567' }, 'phone', 'invalid'],
    [{ phone: '+358 40 CALL' }, 'phone', 'invalid'],
    [{ phone: '+358' }, 'phone', 'invalid'],
    [{ phoneCountry: '' }, 'phoneCountry', 'required'],
    [{ phoneCountry: 'Finland' }, 'phoneCountry', 'invalid'],
    [{ additionalInfo: 'x'.repeat(4001) }, 'additionalInfo', 'too-long'],
  ])('%o is a mistake in %s: %s', (over, field, problem) => {
    expect(contactErrors({ ...contact, ...over }, { companyRequired: false })).toEqual({
      [field]: problem,
    });
  });
});

test.each([
  ['o’brien@example.ie', true],
  ["o'brien@example.co.uk", true],
  ['ada+rooms@sub.example.org', true],
  ['åsa@möte.se', true],
  ['ada@xn--mte-sna.se', true],
  ['ada@x.org', true],
  [`ada@${'x'.repeat(246)}.org`, true],
  [`ada@${'x'.repeat(247)}.org`, false],
  ['ada@example-.org', false],
  ['ada@example.org-', false],
  ['ada.@example.org', false],
  ['ada@@example.org', false],
  ['ada@-example.org', false],
  ['Ada <ada@example.org>', false],
  ['ada@example.org\nBcc: all@example.org', false],
])('%j is an e-mail address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test.each([
  ['', 'required'],
  ['040 123 4567', null],
  ['+358401234567', null],
  [' 040 123 ', null],
  ['  ', 'required'],
  ['(040) 123', null],
  ['040 CALL', 'invalid'],
  ['1'.repeat(25), null],
  ['1'.repeat(26), 'too-long'],
])('the typed number "%s" is %s (C-163, PHONE-005, PHONE-006)', (typed, problem) => {
  expect(typedPhoneProblem(typed)).toBe(problem);
});

describe('cancelling', () => {
  const start = Date.parse('2026-12-01T10:00:00Z') / 1000;
  const day = 86_400;
  const longAgo = start - 90 * day;
  const meeting = (delegates: number, startInstant = start) => ({ delegates, startInstant });
  const cancelled = (people: number, bookedAt: Instant, at: Instant, minor = 32_050) =>
    orderCancellation(
      {
        status: 'confirmed',
        meetings: [meeting(people)],
        bookedAt,
        total: { minor, currency: 'EUR' },
        currency: 'EUR',
        isReserved: true,
      },
      at,
    );
  const refundOf = (people: number, bookedAt: Instant, at: Instant) =>
    cancelled(people, bookedAt, at).refund?.minor === 32_050 ? 'full' : 'none';
  it.each([
    [11, start - 10 * day, 'full'],
    [11, start - 9 * day, 'none'],
    [10, start - 5 * day, 'full'],
    [10, start - 5 * day + 1, 'none'],
    [20, start - 10 * day, 'full'],
    [21, start - 10 * day, 'none'],
    [21, start - 20 * day, 'full'],
    [0, start - 5 * day, 'full'],
  ])(
    'for %i people at %i gives back: %s (REGUS-050, C-142, C-143, A-179)',
    (people, at, refund) => {
      expect(refundOf(people, longAgo, at)).toBe(refund);
    },
  );
  it.each([
    [7200, 'full'],
    [7201, 'none'],
    [7260, 'none'],
  ])(
    '%i seconds after booking three days ahead gives back: %s (REGUS-051, C-145)',
    (after, refund) => {
      const bookedAt = start - 3 * day;
      expect(refundOf(25, bookedAt, bookedAt + after)).toBe(refund);
    },
  );
  it('is never free once the meeting has begun, though booked an hour before (REGUS-051, B-069)', () => {
    expect(refundOf(25, start - 3600, start - 1)).toBe('full');
    expect(cancelled(25, start - 3600, start).state).toBe('closed');
    expect(cancellationTerms([meeting(25)], start).freeUntil).toBeNull();
    expect(cancellationTerms([meeting(25)], start + 60).freeUntil).toBeNull();
  });
  it(
    'costs nothing or everything: refund and fee are the total, for any instant and terms (REGUS-050, D-17)',
    { tags: ['property', 'sum'] },
    () => {
      const instant = fc.integer({ min: start - 60 * day, max: start - 1 });
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 500 }),
          instant,
          instant,
          fc.integer({ min: 0, max: 10_000_000 }),
          (people, bookedAt, cancelledAt, minor) => {
            const { fee, refund } = cancelled(people, bookedAt, cancelledAt, minor);
            expect((refund?.minor ?? NaN) + (fee?.minor ?? NaN)).toBe(minor);
            expect([0, minor]).toContain(refund?.minor);
          },
        ),
        propertyRuns(),
      );
    },
  );
  it('has the venue’s text beside the policy, but not in the office flow (B-068, OPERA-011, OPERA-022)', () => {
    const venue = { forBookings: 'Free until the day before.', forEnquiries: ' ' };
    expect(cancellationText('office', venue, false)).toBeNull();
    expect(cancellationText('cart', venue, false)).toBe('Free until the day before.');
    expect(cancellationText('property', venue, true)).toBe('Free until the day before.');
    expect(
      cancellationText('property', { ...venue, forEnquiries: 'Nothing is booked yet.' }, true),
    ).toBe('Nothing is booked yet.');
    expect(cancellationText('cart', { forBookings: ' ', forEnquiries: 'x' }, false)).toBeNull();
  });
  it('of several meetings counts for all of them: the largest group and the earliest start decide', () => {
    const later = start + 7 * day;
    for (const meetings of [
      [meeting(8), meeting(25, later)],
      [meeting(25, later), meeting(8)],
    ])
      expect(cancellationTerms(meetings, longAgo)).toMatchObject({
        yours: { minPeople: 21, daysAhead: 20 },
        freeUntil: start - 20 * day,
      });
  });
  it('names the band and the last free instant', () => {
    expect(cancellationTerms([meeting(12)], longAgo)).toMatchObject({
      yours: { minPeople: 11, maxPeople: 20, daysAhead: 10 },
      freeUntil: start - 10 * day,
    });
  });
});

describe('paying', () => {
  it('is not needed for an enquiry (OPERA-046, ROLE-008, B-063)', () => {
    expect(offeredPaymentMethods(true, ['creditcard', 'invoice'])).toEqual(['none']);
    expect(offeredPaymentMethods(false, ['creditcard', 'none', 'invoice'])).toEqual([
      'creditcard',
      'invoice',
    ]);
  });
  it('starts with the venue’s preferred method where it is offered (CHECK-004, A-120)', () => {
    expect(chosenPaymentMethod(['creditcard', 'invoice'], 'invoice', '')).toBe('invoice');
    expect(chosenPaymentMethod(['creditcard', 'invoice'], 'onsite', '')).toBe('creditcard');
    expect(chosenPaymentMethod([], null, '')).toBe('none');
  });
  it('is the visitor’s own choice where it is offered, whatever the venue prefers', () => {
    expect(chosenPaymentMethod(['creditcard', 'invoice'], 'creditcard', 'invoice')).toBe('invoice');
    expect(chosenPaymentMethod(['creditcard', 'onsite'], 'onsite', 'invoice')).toBe('onsite');
    expect(
      chosenPaymentMethod(offeredPaymentMethods(true, ['creditcard']), null, 'creditcard'),
    ).toBe('none');
  });
  it('needs a card for a card, and is sent straight away otherwise (OPERA-027, OPERA-028)', () => {
    expect([
      needsCard('creditcard'),
      needsCard('accountcredits'),
      needsCard('none'),
      needsCard('invoice'),
    ]).toEqual([true, false, false, false]);
  });
  it('of a property system is by card or account, or as the site allows (OPERA-007, OPERA-046, ROLE-008, B-063)', () => {
    expect(offeredPaymentMethods(false, propertyPaymentMethods)).toEqual([
      'creditcard',
      'accountcredits',
    ]);
    expect(offeredPaymentMethods(false, ['creditcard'])).toEqual(['creditcard']);
    expect(offeredPaymentMethods(true, propertyPaymentMethods)).toEqual(['none']);
  });
  it('of the office is by card only (REGUS-015)', () => {
    expect(offeredPaymentMethods(false, officePaymentMethods)).toEqual(['creditcard']);
  });
});
