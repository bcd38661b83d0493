import { type Contact, type Flow, missingField, wireName } from '@foyer/domain';
import { type Refused, refused } from '../http/problem.ts';

/**
 * The refusal of a contact without a field that its flow requires. The schema requires only what
 * all flows of its call do.
 */
export function missingRefusal(contact: Contact, flow: Flow): Refused | null {
  const field = missingField(contact, flow);
  return field && refused('invalid_field', 'required', { field: wireName(field, flow) });
}
