import { type Availability, availabilityWire } from '@foyer/contract';
import * as v from 'valibot';

/**
 * A venue page's calls and the parsing of their answers. A script of its own, which loads while the
 * form is painted, because the form does not need it.
 */
export { checkLeadTimes, loadAvailability } from '@foyer/contract';
export { loadEntry } from '../checkout/entries.ts';

/** Parses an answer of the server; `null` where it is malformed. */
export function readAvailability(answer: unknown): Availability | null {
  const parsed = v.safeParse(availabilityWire, answer);
  return parsed.success ? parsed.output : null;
}
