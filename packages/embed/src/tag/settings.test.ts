import {
  askedInAddress,
  layoutCodes,
  readLayoutCode,
  readMeetingLength,
  readQuery,
  standardQueryDefaults,
} from '@foyer/domain';
import { expect, test, vi } from 'vitest';
import { once, readSettings } from './settings.ts';

const tag = (attributes: Readonly<Record<string, string>>) =>
  ({ getAttribute: (name: string) => attributes[name] ?? null }) as unknown as Element;

test('a venue alone is enough', () => {
  const warn = vi.fn();
  expect(readSettings(tag({ venue: ' quiet-house ' }), warn)).toMatchObject({
    venue: 'quiet-house',
    mode: 'inline',
    consent: 'pending',
    checkout: 'here',
  });
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['mode', 'sidebar', 'inline, button, popup'],
  ['scheme', 'blue', 'light, dark, auto'],
  ['type', 'hall', 'room, package'],
  ['consent', 'yes', 'granted, denied, pending'],
  ['checkout', 'there', 'here, tab'],
  ['delegates', 'many', '12'],
  ['meeting-length', 'long', '4, 2:30, overnight, twodays'],
  ['datetime', 'tomorrow', '2027-05-18T09:00, or unix seconds'],
  ['end-datetime', '17:00', '2027-05-18T09:00, or unix seconds'],
  ['layout', 'theatre', '399, 400, 401, 402, 403, 404, 405, 760'],
  ['language', 'German', 'en, de, de-AT'],
])('an unknown %s is ignored with a warning that names it', (name, value, known) => {
  const warn = vi.fn();
  const plain = readSettings(tag({}), vi.fn());
  const read = readSettings(tag({ [name]: value }), warn);
  expect(read).toEqual(plain);
  expect(warn.mock.calls).toEqual([[`${name}="${value}" is unknown; it can be ${known}`]]);
});

/** Whether the tag says nothing of the value. */
function isKnown(name: string, value: string): boolean {
  const warn = vi.fn();
  readSettings(tag({ [name]: value }), warn);
  return warn.mock.calls.length === 0;
}

const site = standardQueryDefaults;
const venue = {
  hasPackages: true,
  leadTimes: { maxDays: 0, disabledDays: [], disabledWeekdays: [] },
  timezone: 'Europe/Helsinki',
};
const lengths =
  '8, 08, 2:30, 0:30, 00:30, 23, 23:59, overnight, twodays, oneday, overone, Two Days, ' +
  '0, 00, 0:00, 00:00, 24, 24:00, 2:5, 2:60, 2.5, 100, -2, twoday, Overnight, days';
const moments = ['2027-05-18T09:00', '2027-02-31T23:59', '1795424400', '0'];
const noMoments = [
  '2027-05-18',
  '2027-05-18 09:00',
  '2027-05-18T9:00',
  '2027-13-18T09:00',
  '2027-05-18T24:00',
  '2027-05-18T09:00Z',
  '17954244000',
  '-5',
];

test.each<[string, readonly string[], (text: string) => boolean]>([
  [
    'delegates',
    ['12', '0', '012', '1000000', '-3', '+3', '7.5', '1e2', '12 people'],
    (text) =>
      readQuery(new URLSearchParams({ delegates: text }), {}, site, venue, '2026-11-20T10:20')
        .delegatesGiven,
  ],
  ['meeting-length', lengths.split(', '), (text) => readMeetingLength(text) !== null],
  [
    'datetime',
    [...moments, ...noMoments],
    (text) => askedInAddress(new URLSearchParams({ datetime: text }), site, venue) !== null,
  ],
  [
    'layout',
    [...Object.values(layoutCodes).map(String), '398', '406', '761', '0404', 'theater'],
    (text) => readLayoutCode(text) !== null,
  ],
])('of the values of %s, those are known that the host takes', (name, values, takes) => {
  expect(values.filter((value) => isKnown(name, value))).toEqual(values.filter(takes));
});

test.each([
  ['end-datetime', moments, noMoments],
  // Some hosts know these, and answer with a notice.
  ['meeting-length', ['Two-Days', 'morethan1'], ['morethan2']],
  ['language', ['en', 'de-AT', 'EN-us', 'zh-Hant-TW', 'fil'], ['de_AT', 'e', 'de-', 'deutsch']],
])('of the values of %s, %j are known and %j are not', (name, known, unknown) => {
  expect([...known, ...unknown].filter((value) => isKnown(name, value))).toEqual(known);
});

test('a value that is there twice is warned of once, and an empty one never', () => {
  const warn = vi.fn();
  const warnOnce = once(warn);
  for (const delegates of ['many', '12', '', ' many ', 'few', 'many'])
    readSettings(tag({ delegates, layout: ' ' }), warnOnce);
  expect(warn.mock.calls.flat()).toEqual([
    'delegates="many" is unknown; it can be 12',
    'delegates="few" is unknown; it can be 12',
  ]);
});
