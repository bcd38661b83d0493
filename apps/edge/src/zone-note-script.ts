import { type Instant, instantOf, wallOf, type Zone } from '@foyer/domain';

/**
 * Only the browser knows its visitor's zone, and the form has one more line where the visitor's
 * clock differs (D-1). A script in the page's head notes it before the first paint, so that the
 * skeleton is as high as the form.
 */
export function zoneNoteScript(zone: Zone, start: Instant | null, nonce: string): string {
  if (start === null) return '';
  const differs = `new Date(${start}e3).getTimezoneOffset()!==${-minutesAhead(zone, start)}`;
  return `<script nonce="${nonce}">${differs}&&(document.documentElement.dataset.abroad="")</script>`;
}

/** Offset of the zone from UTC at that time. */
const minutesAhead = (zone: Zone, at: Instant): number =>
  (instantOf(wallOf(at, zone), 'UTC') - at) / 60;
