import { describe, expect, it, test } from 'vitest';
import type { User, Visitor } from '../account/user.ts';
import {
  acceptsGdpr,
  enquiryContact,
  enquiryErrors,
  type EnquiryForm,
  offersServiceFee,
} from './enquiry-form.ts';
import { scrollsToForm } from './form-view.ts';

const form: EnquiryForm = {
  contact: {
    company: 'Northwind',
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '+358401234567',
    phoneCountry: 'fi',
    email: 'ada@northwind.example',
    additionalInfo: 'A projector, please.',
  },
  acceptedGdpr: true,
};
const anonymous: Visitor = { kind: 'anonymous' };
const aUser = (over: Partial<User> = {}): Visitor => ({
  kind: 'user',
  user: {
    username: 'grace',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@harbour.example',
    phone: '+442079460000',
    company: 'Harbour',
    acceptedGdpr: true,
    roleIds: [4],
    ...over,
  },
});
const withContact = (over: Partial<EnquiryForm['contact']>): EnquiryForm => ({
  ...form,
  contact: { ...form.contact, ...over },
});

describe('the enquiry form of an anonymous visitor', () => {
  it('takes company, names, phone with country, e-mail and what else there is to say (FORM-024, FORM-025)', () => {
    expect(enquiryErrors(anonymous, form)).toEqual({});
    expect(enquiryContact(anonymous, form)).toEqual(form.contact);
  });
  it('wants every field but the last (FORM-025, FORM-068)', () => {
    const empty = {
      company: '',
      firstName: ' ',
      lastName: '',
      phone: '',
      phoneCountry: '',
      email: '',
      additionalInfo: '',
    };
    expect(enquiryErrors(anonymous, withContact(empty))).toEqual({
      company: 'required',
      firstName: 'required',
      lastName: 'required',
      phone: 'required',
      email: 'required',
    });
  });
  it('wants the phone’s country (FORM-069)', () => {
    expect(enquiryErrors(anonymous, withContact({ phoneCountry: '' }))).toEqual({
      phoneCountry: 'required',
    });
  });
  it('wants the privacy terms accepted (FORM-024, A-182)', () => {
    expect(enquiryErrors(anonymous, { ...form, acceptedGdpr: false })).toEqual({
      acceptedGdpr: 'required',
    });
    expect([acceptsGdpr(anonymous, form), acceptsGdpr(anonymous, { acceptedGdpr: false })]).toEqual(
      [true, false],
    );
  });
});

describe('the enquiry form of a user', () => {
  it('takes the contact from the profile (FORM-026)', () => {
    expect(enquiryContact(aUser(), form)).toEqual({
      ...form.contact,
      company: 'Harbour',
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@harbour.example',
      phone: '+442079460000',
    });
    expect(enquiryErrors(aUser(), withContact({ phone: '', phoneCountry: '', email: '' }))).toEqual(
      {},
    );
  });
  it('asks for the phone where the profile has none (FORM-070)', () => {
    const without = aUser({ phone: '' });
    expect(enquiryContact(without, form).phone).toBe('+358401234567');
    expect(enquiryErrors(without, form)).toEqual({});
    expect(enquiryErrors(without, withContact({ phone: '' }))).toEqual({ phone: 'required' });
    expect(
      enquiryErrors(without, {
        ...withContact({ phoneCountry: '', company: '' }),
        acceptedGdpr: false,
      }),
    ).toEqual({ phoneCountry: 'required' });
  });
  it('knows whether the privacy terms were accepted (FORM-026, A-182)', () => {
    expect([
      acceptsGdpr(aUser(), { acceptedGdpr: false }),
      acceptsGdpr(aUser({ acceptedGdpr: false }), form),
    ]).toEqual([true, false]);
  });
});

test('the service fee is offered where it has an amount (FORM-066, C-047)', () => {
  expect([
    offersServiceFee({ id: 'fee', amount: 4950 }),
    offersServiceFee({ id: 'fee', amount: 0 }),
    offersServiceFee(null),
  ]).toEqual([true, false, false]);
});

test.each([
  [1023, false],
  [1024, true],
])(
  'on a page of %i pixels choosing scrolls to the form: %s (FORM-010, A-188)',
  (width, scrolls) => {
    expect(scrollsToForm(width)).toBe(scrolls);
  },
);
