import type { FieldIn } from '@foyer/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The company's address (REGUS-038 to REGUS-041). */
export type AddressField = FieldIn<'address'>;

export const addressLabels: Readonly<Record<AddressField, MessageDescriptor>> = {
  address: msg`Street and number`,
  city: msg`City`,
  zip: msg`Postal code`,
  state: msg`State or province`,
  country: msg`Country of the company`,
};
