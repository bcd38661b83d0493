import type { CheckoutPaymentMethod } from '../payment/payment-method.ts';
import { phoneProblem } from '../phone/phone-number.ts';
import { isEmail } from './email.ts';
import {
  type CheckoutField,
  checkoutFields,
  type CheckoutValues,
  type FieldKind,
  type Flow,
  requiredIn,
  rowOf,
} from './field-rows.ts';

export type FieldProblem = 'required' | 'invalid' | 'too-long';
export type CheckoutErrors = Partial<Record<CheckoutField, FieldProblem>>;

/**
 * The sets of required fields (B-086): those of the rows, and what depends on more than the flow.
 * The payment says whether the standard checkout requires the company; the enquiry always does.
 */
export const standardRequired = (
  flow: Extract<Flow, 'cart' | 'legacy' | 'enquiry'>,
  companyRequired: boolean,
): readonly CheckoutField[] => [
  ...requiredIn(flow),
  ...(companyRequired ? (['company'] as const) : []),
];
/**
 * REGUS-038 to REGUS-041: zip and state where the chosen country has them; neither for `null`, no
 * country.
 */
export const officeRequired = (
  country: { needsZip: boolean; needsState: boolean } | null,
): readonly CheckoutField[] => [
  ...requiredIn('office'),
  ...(country?.needsZip ? (['zip'] as const) : []),
  ...(country?.needsState ? (['state'] as const) : []),
];
/** OPERA-036, OPERA-037: the account number only for payment by account. */
export const propertyRequired = (method: CheckoutPaymentMethod): readonly CheckoutField[] => [
  ...requiredIn('property'),
  ...(method === 'accountcredits' ? (['customerAccount'] as const) : []),
];

/** The first field that the flow always requires and that is empty; `null` for none. */
export const missingField = (values: CheckoutValues, flow: Flow): CheckoutField | null =>
  requiredIn(flow).find((field) => (values[field] ?? '').trim() === '') ?? null;

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
  for (const field of checkoutFields) {
    const problem = problemOf(field, values, required.includes(field));
    if (problem !== null) errors[field] = problem;
  }
  return errors;
}

/** The first field with an error, which gets the focus (OPERA-026); `null` for none. */
export const firstWrongField = (errors: CheckoutErrors): CheckoutField | null =>
  checkoutFields.find((field) => errors[field] !== undefined) ?? null;

function problemOf(
  field: CheckoutField,
  values: CheckoutValues,
  required: boolean,
): FieldProblem | null {
  const { kind, limit } = rowOf(field);
  const text = (values[field] ?? '').trim();
  if (kind === 'phone') return phoneProblem(text);
  if (kind === 'phone-country' && phoneProblem(values.phone) !== null) return null;
  if (text === '') return required ? 'required' : null;
  if (text.length > limit) return 'too-long';
  return isMalformed(kind, text) ? 'invalid' : null;
}

function isMalformed(kind: FieldKind, text: string): boolean {
  if (kind === 'email') return !isEmail(text);
  return (kind === 'phone-country' || kind === 'country') && !/^[a-z]{2}$/.test(text);
}
