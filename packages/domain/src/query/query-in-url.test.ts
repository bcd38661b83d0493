import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { addDays, addMinutes, instantOf, wallOf } from '../time.ts';
import type { BookingQuery, MeetingLength, OfferKind, RatesFilter } from './booking-query.ts';
import { defaultQuery } from './default-query.ts';
import { editContext } from './edit-context.ts';
import { offeredLengths } from './meeting-length.ts';
import type { DynamicParameters } from './parameter-names.ts';
import { type QueryDefaults, standardQueryDefaults } from './site-settings.ts';
import { withoutOwnCode } from './discount-code.ts';
import { type Preferences, readQuery, writeQuery } from './query-in-url.ts';
import { layoutCodes } from './seating-layouts.ts';
import { settle } from './settle.ts';
import { changeLength, changeTab } from './start-and-end.ts';

const site = standardQueryDefaults;
const venue = {
  hasPackages: true,
  leadTimes: { maxDays: 0, disabledDays: [], disabledWeekdays: [] },
  timezone: 'Europe/Helsinki',
};
const now = '2026-11-20T10:20';
const read = (search: string, preferences: Preferences = {}, over: Partial<QueryDefaults> = {}) =>
  readQuery(new URLSearchParams(search), preferences, { ...site, ...over }, venue, now);
const instants = (start: string, end?: string) =>
  `datetime=${instantOf(start, venue.timezone)}${end ? `&end-datetime=${instantOf(end, venue.timezone)}` : ''}`;

describe('an address without parameters', () => {
  it(
    'is next Monday 09:00 to 17:00 for 10 in packages (SITE-041, SITE-042, SITE-043, SITE-044, ' +
      'FORM-018, FORM-019, FORM-021, FORM-023, FORM-049, FORM-055, C-088, C-091, CONST-018)',
    () => {
      expect(read('')).toEqual({
        kind: 'package',
        start: '2026-11-23T09:00',
        end: '2026-11-23T17:00',
        meetingLength: 8,
        delegates: 10,
        delegatesGiven: false,
        layout: '_none',
        rates: 'all',
        discountCode: '',
      });
      expect(read('')).toEqual(defaultQuery(site, venue, now));
    },
  );
  it('takes the site’s defaults (SITE-041, SITE-043, FORM-049, FORM-055, C-088)', () => {
    const defaults = { ...site.defaults, delegates: 12, meetingLength: 4 };
    expect(read('', {}, { defaults })).toMatchObject({
      delegates: 12,
      delegatesGiven: false,
      meetingLength: 4,
      end: '2026-11-23T13:00',
    });
  });
  it('keeps a Monday that the venue takes no bookings on (SITE-044, A-048)', () => {
    const closed = { ...venue, leadTimes: { ...venue.leadTimes, disabledWeekdays: [1] } };
    expect(readQuery(new URLSearchParams(), {}, site, closed, now).start).toBe('2026-11-23T09:00');
  });
  it('takes one day for a package of the property system, 8 hours for a room (FORM-032, FORM-033, C-013)', () => {
    expect(read('', {}, { offerCards: 'plan' })).toMatchObject({
      kind: 'package',
      meetingLength: 'oneday',
      end: '2026-11-23T17:00',
    });
    expect(read('type=room', {}, { offerCards: 'plan' })).toMatchObject({
      kind: 'room',
      meetingLength: 8,
      end: '2026-11-23T17:00',
    });
    expect(
      read(
        'type=room',
        {},
        { offerCards: 'plan', defaults: { ...site.defaults, meetingLength: 4 } },
      ),
    ).toMatchObject({ meetingLength: 4, end: '2026-11-23T13:00' });
  });
  it(
    'starts at 08:00 for 8 people where the site says so; the length decides the end (SITE-041, ' +
      'SITE-042, FORM-049, FORM-055, B-024, C-088)',
    () => {
      expect(
        read('', {}, { defaults: { delegates: 8, meetingLength: 8, start: '08:00' } }),
      ).toMatchObject({ delegates: 8, start: '2026-11-23T08:00', end: '2026-11-23T16:00' });
    },
  );
  it('takes the stored preferences (A-025)', () => {
    expect(
      read('', { kind: 'room', delegates: 6, meetingLength: 4, discountCode: 'SPRING' }),
    ).toMatchObject({
      kind: 'room',
      delegates: 6,
      delegatesGiven: true,
      end: '2026-11-23T13:00',
      discountCode: 'SPRING',
    });
    expect(read('', { start: '2026-11-25T10:00', end: '2026-11-25T14:00' })).toMatchObject({
      start: '2026-11-25T10:00',
      end: '2026-11-25T14:00',
      meetingLength: 4,
    });
  });
});

test.each<[string, Partial<BookingQuery>]>([
  // Instants, not wall times: 09:00 UTC is 11:00 in Helsinki (D-1).
  [
    'datetime=1795424400&end-datetime=1795453200',
    { start: '2026-11-23T11:00', end: '2026-11-23T19:00', meetingLength: 8 },
  ],
  [
    `${instants('2026-11-25T13:00')}&meeting-length=4`,
    { start: '2026-11-25T13:00', end: '2026-11-25T17:00', meetingLength: 4 },
  ],
  ['end-datetime=1795453200', { start: '2026-11-23T09:00', end: '2026-11-23T17:00' }],
  [
    instants('2026-11-25T13:00', '2026-11-25T12:00'),
    { start: '2026-11-25T13:00', end: '2026-11-25T21:00', meetingLength: 8 },
  ],
  [instants('2026-11-25T13:00', '2026-11-28T12:00'), { end: '2026-11-25T21:00' }],
  [
    `${instants('2026-11-25T09:00', '2026-11-26T09:00')}&meeting-length=overnight`,
    { meetingLength: 'overnight', end: '2026-11-26T09:00' },
  ],
  [
    `${instants('2026-11-25T09:00', '2026-11-25T17:00')}&meeting-length=overnight`,
    { meetingLength: 8 },
  ],
  [
    instants('2026-11-18T09:00', '2026-11-18T12:00'),
    { start: '2026-11-23T09:00', end: '2026-11-23T17:00', meetingLength: 8 },
  ],
  [
    instants('2026-11-20T09:00', '2026-11-20T15:00'),
    { start: '2026-11-20T11:00', end: '2026-11-20T15:00' },
  ],
  [
    'datetime=tomorrow&delegates=-3&type=hall&meeting-length=long&layout=9&rates=none',
    { kind: 'package', delegates: 10, delegatesGiven: false, layout: '_none', rates: 'all' },
  ],
  ['datetime=99999999999999', { start: '2026-11-23T09:00' }],
  ['delegates=0', { delegates: 1, delegatesGiven: true }],
  [
    'type=room&layout=404&rates=roomRental&discount_code=%20SPRING%20',
    { kind: 'room', layout: 404, rates: 'roomRental', discountCode: 'SPRING' },
  ],
  [`discount_code=${'x'.repeat(64)}`, { discountCode: 'x'.repeat(64) }],
  [`discount_code=${'x'.repeat(65)}`, { discountCode: '' }],
  ['meeting-length=Two%20Days', { meetingLength: 'twodays' }],
])(
  '%s reads as %o (SITE-030, SITE-031, SITE-032, SITE-033, SITE-034, SITE-035, FORM-007, FORM-020, FORM-048, A-024, A-028, B-082, C-094)',
  (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  },
);

test('stored preferences replace invalid values of the address (A-024, A-025)', () => {
  const saved = { kind: 'room', start: '2026-11-25T10:00', end: '2026-11-25T14:00' } as const;
  expect(read('datetime=tomorrow', saved)).toMatchObject({
    kind: 'room',
    start: '2026-11-25T10:00',
  });
  expect(read('type=package', saved).kind).toBe('package');
  expect(read(instants('2026-11-26T13:00', '2026-11-26T13:00'), saved)).toMatchObject({
    start: '2026-11-26T13:00',
    end: '2026-11-26T21:00',
  });
});

test.each<[string, number]>([
  ['Two-Days', 8],
  ['morethan1', 2],
  ['overone', 2],
])(
  'in a chain’s property meeting-length=%s is %i hours (FORM-034, FORM-035, FORM-036, C-014, C-016)',
  (word, hours) => {
    expect(read(`meeting-length=${word}`, {}, { chainLengthWords: true }).meetingLength).toBe(
      hours,
    );
  },
);

test('a group that the site refuses is not taken from an address or cookie (FORM-052, A-024)', () => {
  const strict = { delegatesErrorAbove: 60 };
  expect(read('delegates=61', {}, strict)).toMatchObject({ delegates: 10, delegatesGiven: false });
  expect(read('delegates=61', { delegates: 40 }, strict).delegates).toBe(40);
  expect(read('', { delegates: 61 }, strict)).toMatchObject({
    delegates: 10,
    delegatesGiven: false,
  });
  expect(read('', { delegates: 40 }, { delegatesCap: 25 }).delegates).toBe(25);
});

describe('the discount code', () => {
  it.each<[string, string, Preferences, Partial<QueryDefaults>, string]>([
    [
      'of the address (SITE-030)',
      'discount_code=SPRING',
      { discountCode: 'SAVED' },
      { discountCode: 'PARTNER' },
      'SPRING',
    ],
    ['of the last visit', '', { discountCode: 'SAVED' }, { discountCode: 'PARTNER' }, 'SAVED'],
    ['of the site (SITE-013)', '', {}, { discountCode: 'PARTNER' }, 'PARTNER'],
    [
      'that the site forces (SITE-045)',
      'discount_code=SPRING',
      { discountCode: 'SAVED' },
      { discountCode: 'PARTNER', forcedDiscountCode: 'INSURED' },
      'INSURED',
    ],
    [
      'that the address asks to be none (A-172)',
      'discount_code=',
      { discountCode: 'SAVED' },
      { discountCode: 'PARTNER' },
      '',
    ],
  ])('%s', (_which, search, preferences, over, code) => {
    expect(read(search, preferences, over).discountCode).toBe(code);
  });
  it('of the site is set from the start, and removed once it matched nothing (SITE-045, FORM-064, B-036, A-078)', () => {
    const insurance = { ...site, forcedDiscountCode: 'INSURED' };
    expect(defaultQuery(insurance, venue, now).discountCode).toBe('INSURED');
    expect(
      readQuery(new URLSearchParams(), {}, withoutOwnCode(insurance), venue, now).discountCode,
    ).toBe('');
    expect(withoutOwnCode({ ...site, discountCode: 'PARTNER' }).discountCode).toBeNull();
  });
});

test('a venue without packages shows rooms, whatever is in the address (FORM-017)', () => {
  expect(
    readQuery(new URLSearchParams('type=package'), {}, site, { ...venue, hasPackages: false }, now)
      .kind,
  ).toBe('room');
});

test('what is at its default stays out of the address', () => {
  expect([...writeQuery(defaultQuery(site, venue, now), venue.timezone, site).keys()]).toEqual([
    'type',
    'meeting-length',
    'datetime',
    'end-datetime',
  ]);
});

test('an empty code is written where the site has one of its own (A-172, SITE-013, SITE-045)', () => {
  const query = { ...defaultQuery(site, venue, now), discountCode: '' };
  expect(
    writeQuery(query, venue.timezone, { ...site, discountCode: 'PARTNER' }).get('discount_code'),
  ).toBe('');
  expect(writeQuery(query, venue.timezone, site).has('discount_code')).toBe(false);
});

const ownNames: DynamicParameters = {
  startDate: 'arrival',
  endDate: 'departure',
  durationType: 'duration',
  delegates: 'people',
  discountCode: 'promo',
};
const sites: readonly Partial<QueryDefaults>[] = [
  {},
  { dynamicParameters: ownNames },
  { dynamicParameters: { ...ownNames, format: 'DD-MM-YYYY HH:mm' } },
  {
    dynamicParameters: { startDate: 'arrival', format: 'DD-MM-YYYY HH:mm' },
    discountCode: 'PARTNER',
  },
  { dynamicParameters: { startDate: 'type' } },
  { offerCards: 'plan' },
];

test(
  'a query written and read again is the same query, for every site, in any zone and season (SITE-036, B-096)',
  { tags: 'property' },
  () => {
    const query = fc.record({
      kind: fc.constantFrom<OfferKind>('room', 'package'),
      day: fc.integer({ min: 1, max: 700 }),
      minutes: fc.integer({ min: 0, max: 1439 }),
      lasts: fc.integer({ min: 120, max: 1500 }),
      length: fc.option(
        fc.constantFrom<MeetingLength>(
          ...offeredLengths({ minimumHours: 2, offerCards: 'plan' }, 'room'),
        ),
      ),
      delegates: fc.option(fc.integer({ min: 1, max: 100_000 })),
      layout: fc.constantFrom(...Object.values(layoutCodes), '_none' as const),
      rates: fc.constantFrom<RatesFilter>('all', 'roomRental', 'packages'),
      discountCode: fc.string({ maxLength: 64 }).map((code) => code.trim()),
    });
    const zone = fc.constantFrom(
      'Europe/Helsinki',
      'Europe/London',
      'America/New_York',
      'Atlantic/Reykjavik',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    );
    fc.assert(
      fc.property(
        query,
        zone,
        fc.constantFrom(...sites),
        ({ day, minutes, lasts, length, delegates, ...rest }, timezone, over) => {
          const here = { ...venue, timezone };
          const there = { ...site, ...over };
          const context = editContext(there, here, now);
          const start = addMinutes(`${addDays('2026-11-20', day)}T00:00`, minutes);
          const base: BookingQuery = {
            ...rest,
            start,
            end: addMinutes(start, lasts),
            meetingLength: 8,
            delegates: delegates ?? 10,
            delegatesGiven: delegates !== null,
          };
          const asked = changeTab(
            length === null ? settle(base, context) : changeLength(base, length, context),
            base.kind,
            context,
          );
          // Skips wall times that do not exist because the clock moves forward that night.
          fc.pre(
            [asked.start, asked.end].every(
              (wall) => wallOf(instantOf(wall, timezone), timezone) === wall,
            ),
          );
          expect(readQuery(writeQuery(asked, timezone, there), {}, there, here, now)).toEqual(
            asked,
          );
        },
      ),
      propertyRuns(1000),
    );
  },
);

test('no address is an error (A-024)', { tags: 'property' }, () => {
  const name = fc.constantFrom(
    'type',
    'meeting-length',
    'delegates',
    'datetime',
    'end-datetime',
    'discount_code',
    'layout',
    'rates',
  );
  const value = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
      const query = readQuery(new URLSearchParams(pairs), {}, site, venue, now);
      expect(settle(query, editContext(site, venue, now))).toEqual(query);
      expect(query.delegates).toBeGreaterThanOrEqual(1);
    }),
    propertyRuns(),
  );
});
