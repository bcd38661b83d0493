import { expect, test } from 'vitest';
import { zoneNoteScript } from './zone-note-script.ts';

const [summer, winter] = [
  Date.parse('2026-07-06T06:00:00Z') / 1000,
  Date.parse('2026-12-07T07:00:00Z') / 1000,
];

/** What the script notes in a browser whose clock is `ahead` minutes ahead of UTC. */
function noted(line: string, ahead: number): boolean {
  const script = /^<script nonce="n">(.*)<\/script>$/.exec(line)?.[1] ?? '';
  const dataset: Record<string, string> = {};
  const clock = class {
    getTimezoneOffset = () => -ahead;
  };
  new Function('Date', 'document', script)(clock, { documentElement: { dataset } });
  return 'abroad' in dataset;
}

test.each([
  ['Europe/Helsinki', summer, 180, false],
  ['Europe/Helsinki', winter, 120, false],
  ['Europe/Helsinki', winter, 180, true],
  ['America/New_York', winter, -300, false],
  ['America/New_York', winter, 120, true],
  ['Asia/Kolkata', summer, 330, false],
] as const)(
  'a meeting in %s at %i, seen by clocks %i minutes ahead of UTC, is abroad: %s (D-1)',
  (zone, start, ahead, abroad) => {
    expect(noted(zoneNoteScript(zone, start, 'n'), ahead)).toBe(abroad);
  },
);

test('a page without a meeting has no such line', () => {
  expect(zoneNoteScript('Europe/Helsinki', null, 'n')).toBe('');
});
