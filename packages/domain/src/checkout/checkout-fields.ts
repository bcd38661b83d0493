import type { Contact } from './contact.ts';
import { isEmail, longestEmail } from './email.ts';
import type { CheckoutPaymentMethod } from '../payment/payment-method.ts';
import { phoneProblem } from '../phone/phone-number.ts';

/**
 * What a checkout asks beside the contact: the address of the office, the accounts of the
 * property system (OPERA-023).
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
 * What stands in the fields; one that a form does not have is left out. `country` is ISO 3166-1
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

/** The three sets of required fields (B-086); a cart's own says whether it wants the company. */
export const standardRequired = (companyRequired: boolean): readonly CheckoutField[] =>
  companyRequired ? [...whoever, 'company'] : whoever;
/**
 * REGUS-038 to REGUS-041: zip and state where the chosen country has them; none is chosen for
 * `null`.
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
/** OPERA-036, OPERA-037: the number of the customer's account only where the account pays. */
export const propertyRequired = (method: CheckoutPaymentMethod): readonly CheckoutField[] => [
  ...whoever,
  'company',
  ...(method === 'accountcredits' ? (['customerAccount'] as const) : []),
];

/**
 * What is wrong with each field, none for an empty object (FORM-025, FORM-068, FORM-069, REGUS-039,
 * OPERA-036). A missing country of the phone is told only where the number itself is in order, so
 * that one mistake is one message.
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

/** The first field to focus when the form is not in order (OPERA-026); `null` when it is. */
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
 * What is wrong with each field of the standard checkout, in the order of the form; none for an
 * empty object (FORM-025, FORM-068, FORM-069).
 */
export const contactErrors = (
  contact: Contact,
  { companyRequired }: { companyRequired: boolean },
): ContactErrors => checkoutErrors(contact, standardRequired(companyRequired));
