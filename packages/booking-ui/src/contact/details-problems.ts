import { contactErrors, type FieldProblem, type Numbering, phoneEntryProblem } from '@foyer/domain';
import { contactOf, type Details } from './details.ts';

/** The fields in their order on the page. */
export const detailsFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'additionalInfo',
] as const satisfies readonly (keyof Details)[];
export type DetailsField = (typeof detailsFields)[number];
/** `refused`: not a reachable number or address, as far as page or server can tell. */
export type DetailsProblem = FieldProblem | 'country' | 'refused';
export type DetailsProblems = Partial<Record<DetailsField, DetailsProblem>>;

/**
 * The error of each field; the phone is checked as typed first, so that the message matches what is
 * visible.
 */
export function detailsProblems(
  details: Details,
  numbering: Numbering | null,
  companyRequired: boolean,
): DetailsProblems {
  const { phoneCountry, ...errors } = contactErrors(contactOf(details, numbering), {
    companyRequired,
  });
  const whole = errors.phone || phoneCountry ? 'refused' : undefined;
  const phone =
    phoneEntryProblem(details.phone, numbering) ??
    (errors.phone === 'too-long' ? 'too-long' : whole);
  const { phone: _asSent, ...others } = errors;
  return phone ? { ...others, phone } : others;
}

/** The field of this form for the server's name of it, or `null` (ERR-002, A-107). */
export function detailsFieldOf(wireName: string | null): DetailsField | null {
  const name = wireName?.split('.').at(-1) ?? '';
  if (name === 'phone_country') return 'phone';
  if (name === 'additional_info') return 'additionalInfo';
  return detailsFields.find((field) => field === name) ?? null;
}
