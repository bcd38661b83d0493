import type { CheckoutField, FieldIn } from '@foyer/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The fields of the orderer's part of the form; the phone has its country beside it. */
export type ContactField = Exclude<FieldIn<'contact'>, 'phoneCountry'>;

/** What each field is called. */
export const fieldLabels: Readonly<Record<ContactField, MessageDescriptor>> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  company: msg`Company name`,
  additionalInfo: msg`Anything the venue should know (optional)`,
};

/** The label of a field where it is not required, if that is another one. */
const optionalLabels: Readonly<Partial<Record<ContactField, MessageDescriptor>>> = {
  company: msg`Company name (optional)`,
};

export const labelOf = (field: ContactField, required: boolean): MessageDescriptor =>
  (required ? undefined : optionalLabels[field]) ?? fieldLabels[field];

export const isContactField = (field: CheckoutField): field is ContactField => field in fieldLabels;
