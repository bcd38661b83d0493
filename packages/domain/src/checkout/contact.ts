import { checkoutErrors, type FieldProblem, standardRequired } from './checkout-fields.ts';

/**
 * Who books. `phone` is E.164 with a leading plus; `phoneCountry` is ISO 3166-1 alpha-2 in lower
 * case.
 */
export type Contact = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneCountry: string;
  company: string;
  additionalInfo: string;
};

export type ContactErrors = Partial<Record<keyof Contact, FieldProblem>>;

/**
 * What is wrong with each field of the standard checkout, in the order of the form; none for an
 * empty object (FORM-025, FORM-068, FORM-069).
 */
export const contactErrors = (
  contact: Contact,
  { companyRequired }: { companyRequired: boolean },
): ContactErrors => checkoutErrors(contact, standardRequired(companyRequired));
