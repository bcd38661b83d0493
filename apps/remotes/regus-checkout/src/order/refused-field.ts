import { detailsFieldOf, fieldLabels } from '@foyer/booking-ui/contact';
import type { MessageDescriptor } from '@lingui/core';
import { addressLabels } from '../details/address-labels.ts';

const labels: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  ...fieldLabels,
  ...addressLabels,
};

/** The label of the field that a refusal is about; `null` where it names no field of the form. */
export function refusedLabel(wireName: string | null): MessageDescriptor | null {
  const field = detailsFieldOf('office', wireName);
  return (field && labels[field]) ?? null;
}
