import {
  checkoutErrors,
  type CheckoutField,
  type FieldProblem,
  fieldsOf,
  type Flow,
  type Numbering,
  phoneEntryProblem,
  wireName,
} from '@foyer/domain';
import { type Details, valuesOf } from './details.ts';

/** The fields as the visitor sees them: the phone and its country are one. */
export type DetailsField = Exclude<CheckoutField, 'phoneCountry'>;
/** `refused`: not a reachable number or address, as far as page or server can tell. */
export type DetailsProblem = FieldProblem | 'country' | 'refused';
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
    phoneEntryProblem(details.phone, numbering) ?? (asSent === 'too-long' ? 'too-long' : whole);
  return phone ? { ...others, phone } : others;
}

/** The field of this form for the server's name of it, or `null` (ERR-002, A-107). */
export function detailsFieldOf(flow: Flow, refused: string | null): DetailsField | null {
  const name = refused?.split('.').at(-1) ?? '';
  const field = fieldsOf(flow).find((candidate) => wireName(candidate, flow) === name) ?? null;
  return field === 'phoneCountry' ? 'phone' : field;
}
