import { type Instant, instantOf, wallOf, type Zone } from '@foyer/domain';

/**
 * Only the browser knows its visitor's zone, and the form has a line more where another clock shows
 * the meeting (D-1). A line of the page's head notes it before anything is drawn, so that the
 * form's box is as high as the form that comes.
 */
export function noteAbroad(zone: Zone, start: Instant | null, nonce: string): string {
  if (start === null) return '';
  const differs = `new Date(${start}e3).getTimezoneOffset()!==${-minutesAhead(zone, start)}`;
  return `<script nonce="${nonce}">${differs}&&(document.documentElement.dataset.abroad="")</script>`;
}

/** How far the zone's clocks are ahead of UTC then. */
const minutesAhead = (zone: Zone, at: Instant): number =>
  (instantOf(wallOf(at, zone), 'UTC') - at) / 60;
