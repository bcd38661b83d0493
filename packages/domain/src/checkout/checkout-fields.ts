import type { Contact } from './contact.ts';
import { isEmail, longestEmail } from './email.ts';
import type { CheckoutPaymentMethod } from '../payment/payment-method.ts';
import { phoneProblem } from '../phone/phone-number.ts';

/**
 * Fields of a checkout besides the contact: the address of the office flow, the accounts of the
 * property flow (OPERA-023).
 */
type FurtherField =
  | 'address'
  | 'city'
  | 'country'
  | 'zip'
  | 'state'
  | 'onsiteContact'
  | 'customerAccount'
  | 'department';
export type CheckoutField = keyof Contact | FurtherField;
/**
 * Values of the fields; a field that a form does not have is absent. `country` is ISO 3166-1
 * alpha-2 in lower case.
 */
export type CheckoutValues = Contact & Readonly<Partial<Record<FurtherField, string>>>;

export type FieldProblem = 'required' | 'invalid' | 'too-long';
export type CheckoutErrors = Partial<Record<CheckoutField, FieldProblem>>;

const whoever = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneCountry',
] as const satisfies readonly CheckoutField[];

/** The three sets of required fields (B-086); the cart says whether the company is required. */
export const standardRequired = (companyRequired: boolean): readonly CheckoutField[] =>
  companyRequired ? [...whoever, 'company'] : whoever;
/**
 * REGUS-038 to REGUS-041: zip and state where the chosen country has them; neither for `null`, no
 * country.
 */
export const officeRequired = (
  country: { needsZip: boolean; needsState: boolean } | null,
): readonly CheckoutField[] => [
  ...whoever,
  'company',
  'address',
  'city',
  'country',
  ...(country?.needsZip ? (['zip'] as const) : []),
  ...(country?.needsState ? (['state'] as const) : []),
];
/** OPERA-036, OPERA-037: the account number only for payment by account. */
export const propertyRequired = (method: CheckoutPaymentMethod): readonly CheckoutField[] => [
  ...whoever,
  'company',
  ...(method === 'accountcredits' ? (['customerAccount'] as const) : []),
];

/**
 * Errors by field; an empty object for none (FORM-025, FORM-068, FORM-069, REGUS-039, OPERA-036). A
 * missing phone country is reported only where the number itself is valid, so that one mistake
 * shows one message.
 */
export function checkoutErrors(
  values: CheckoutValues,
  required: readonly CheckoutField[],
): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const field of fields) {
    const problem = problemOf(field, values, required.includes(field));
    if (problem !== null) errors[field] = problem;
  }
  return errors;
}

/** The first field with an error, which gets the focus (OPERA-026); `null` for none. */
export const firstWrongField = (errors: CheckoutErrors): CheckoutField | null =>
  fields.find((field) => errors[field] !== undefined) ?? null;

/** In the order of the form. */
const fields: readonly CheckoutField[] = [
  ...whoever,
  'company',
  'address',
  'city',
  'zip',
  'state',
  'country',
  'onsiteContact',
  'customerAccount',
  'department',
  'additionalInfo',
];

const longestText = 200;
const longestInfo = 4000;

function problemOf(
  field: CheckoutField,
  values: CheckoutValues,
  required: boolean,
): FieldProblem | null {
  const text = (values[field] ?? '').trim();
  if (field === 'phone') return phoneProblem(text);
  if (field === 'phoneCountry' && phoneProblem(values.phone) !== null) return null;
  if (text === '') return required ? 'required' : null;
  if (text.length > longestOf(field)) return 'too-long';
  return isMalformed(field, text) ? 'invalid' : null;
}

function longestOf(field: CheckoutField): number {
  if (field === 'email') return longestEmail;
  return field === 'additionalInfo' ? longestInfo : longestText;
}

function isMalformed(field: CheckoutField, text: string): boolean {
  if (field === 'email') return !isEmail(text);
  return (field === 'phoneCountry' || field === 'country') && !/^[a-z]{2}$/.test(text);
}

export type ContactErrors = Partial<Record<keyof Contact, FieldProblem>>;

/**
 * Errors by field of the standard checkout, in the order of the form; an empty object for none
 * (FORM-025, FORM-068, FORM-069).
 */
export const contactErrors = (
  contact: Contact,
  { companyRequired }: { companyRequired: boolean },
): ContactErrors => checkoutErrors(contact, standardRequired(companyRequired));
