import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { type Refused, refused } from './problem.ts';

/**
 * Refuses a request with a phone number that its country does not have; the page judges by the same
 * metadata (D-23).
 */
export function phoneRefusal(body: unknown): Refused | null {
  const phone = phoneIn(body);
  return phone === '' || isValidPhoneNumber(phone)
    ? null
    : refused('invalid_field', 'no number of its country', { field: 'phone' });
}

/** The phone of a body, or of the contact in it; `''` for none. */
function phoneIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  if ('phone' in body && typeof body.phone === 'string') return body.phone;
  return 'contact' in body ? phoneIn(body.contact) : '';
}
