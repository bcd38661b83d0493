import {
  checkoutErrors,
  type CheckoutField,
  type FieldProblem,
  fieldsOf,
  type Flow,
  type Numbering,
  type PhoneEntry,
  phoneEntryProblem,
  phoneNumberFault,
  wireName,
} from '@foyer/domain';
import { type Details, valuesOf } from './details.ts';

/** The fields as the visitor sees them: the phone and its country are one. */
export type DetailsField = Exclude<CheckoutField, 'phoneCountry'>;
/** `refused`: not a reachable number or address, as far as page or server can tell. */
export type DetailsProblem = FieldProblem | 'country' | 'short' | 'long' | 'refused';
export type DetailsProblems = Partial<Record<DetailsField, DetailsProblem>>;

/**
 * The error of each field; the phone is checked as typed first, so that the message matches what is
 * visible.
 */
export function detailsProblems(
  flow: Flow,
  details: Details,
  numbering: Numbering | null,
  required: readonly CheckoutField[],
): DetailsProblems {
  const {
    phone: asSent,
    phoneCountry,
    ...others
  } = checkoutErrors(valuesOf(flow, details, numbering), required);
  const whole = asSent || phoneCountry ? 'refused' : undefined;
  const phone =
    entryProblem(details.phone, numbering) ?? (asSent === 'too-long' ? 'too-long' : whole);
  return phone ? { ...others, phone } : others;
}

/** What is wrong with a phone number as it is typed, by the rules of its country (D-23). */
export function entryProblem(
  entry: PhoneEntry,
  numbering: Numbering | null,
): DetailsProblem | null {
  const typed = phoneEntryProblem(entry, numbering);
  if (typed !== null) return typed;
  const fault = phoneNumberFault(entry, numbering);
  return fault === 'wrong' ? 'refused' : fault;
}

/** The field of this form for the server's name of it, or `null` (ERR-002, A-107). */
export function detailsFieldOf(flow: Flow, refused: string | null): DetailsField | null {
  const name = refused?.split('.').at(-1) ?? '';
  const field = fieldsOf(flow).find((candidate) => wireName(candidate, flow) === name) ?? null;
  return field === 'phoneCountry' ? 'phone' : field;
}
