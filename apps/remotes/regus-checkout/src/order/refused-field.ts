import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { detailsFieldOf } from '@foyer/booking-ui/contact';
import { addressFieldOf } from '../details/address.ts';
import type { OfficeDetailsField } from '../details/office-problems.ts';

/** The labels of the fields. */
const labels: Readonly<Record<OfficeDetailsField, MessageDescriptor>> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  company: msg`Company name`,
  additionalInfo: msg`Anything the venue should know (optional)`,
  address: msg`Street and number`,
  city: msg`City`,
  zip: msg`Postal code`,
  state: msg`State or province`,
  country: msg`Country of the company`,
};

/** The label of the field that a refusal is about; `null` where it names no field of the form. */
export function refusedLabel(wireName: string | null): MessageDescriptor | null {
  const field = addressFieldOf(wireName) ?? detailsFieldOf(wireName);
  return field && labels[field];
}
