import {
  contactOf,
  type Details,
  detailsProblems,
  type DetailsProblems,
} from '@foyer/booking-ui/contact';
import {
  checkoutErrors,
  type CheckoutValues,
  type FieldProblem,
  type Numbering,
  officeCountry,
  officeRequired,
} from '@foyer/domain';
import type { Address } from './address.ts';

export type AddressProblems = Partial<Record<keyof Address, FieldProblem | 'refused'>>;
export type OfficeDetailsField = keyof Address | keyof DetailsProblems;
export type OfficeProblems = { contact: DetailsProblems; address: AddressProblems };

/** The values of the fields, in the form that the rules take. */
export const valuesOf = (
  details: Details & Address,
  numbering: Numbering | null,
): CheckoutValues => ({
  ...contactOf(details, numbering),
  address: details.address.trim(),
  city: details.city.trim(),
  zip: details.zip.trim(),
  state: details.state,
  country: details.country,
});

/** The problem of each field (REGUS-038 to REGUS-041). */
export function officeProblems(
  details: Details & Address,
  numbering: Numbering | null,
): OfficeProblems {
  const { address, city, zip, state, country } = checkoutErrors(
    valuesOf(details, numbering),
    officeRequired(officeCountry(details.country)),
  );
  const wrong = { address, city, zip, state, country };
  return {
    contact: detailsProblems(details, numbering, true),
    address: Object.fromEntries(
      Object.entries(wrong).filter(([, problem]) => problem !== undefined),
    ),
  };
}
