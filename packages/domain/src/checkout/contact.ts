/**
 * The orderer. `phone` is E.164 with a leading plus; `phoneCountry` is ISO 3166-1 alpha-2 in lower
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
