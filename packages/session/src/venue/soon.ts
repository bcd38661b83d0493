import { type Availability, availabilityWire } from '@foyer/contract';
import * as v from 'valibot';

/**
 * What a venue page asks the server, and how answers are read. The form shows without it, so it is
 * a script of its own that is on its way while the form is painted.
 */
export { checkLeadTimes, loadAvailability } from '@foyer/contract';
export { cartCall } from './cart-call.ts';

/** An answer as the server gave it; `null` where it is malformed. */
export function readAvailability(answer: unknown): Availability | null {
  const parsed = v.safeParse(availabilityWire, answer);
  return parsed.success ? parsed.output : null;
}
