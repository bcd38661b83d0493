import { createCart as createLegacyCart, writeCart2, writeLegacy } from '@foyer/contract';
import {
  addDays,
  addMinutes,
  type ChosenOffer,
  dateOf,
  deriveLength,
  instantOf,
  legacyRequest,
  type MeetingLength,
  timeOf,
  wallOf,
  type WallDate,
  weekdayOf,
  writeMeetingLength,
} from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { aPackageRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { officeSetup, officeVisitor } from '../testing/office-setup.ts';
import { planHost, propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { empty, openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, visitor } from '../testing/visitor.ts';
import { readSearchResult, writeSearchResult } from './office/search-result.ts';

/** Open on workdays, whenever, or with the exception of FORM-057. */
type House = 'workdays' | 'always' | '94150';

/** What a caller asks for, whatever its page would make of it. */
type Asked = {
  from: string;
  to: string;
  /** From the start's day to the end's. */
  days?: number;
  /** Without it what start and end say. */
  length?: MeetingLength;
  house?: House;
  host?: string;
  day?: WallDate;
  /** Of the room: the package with that title. */
  package?: string;
};

type Meeting = Required<Pick<Asked, 'from' | 'to' | 'days' | 'length' | 'house' | 'host'>> &
  Pick<Asked, 'package'> & { day: WallDate; start: string; end: string };

/** The part of the meeting that is refused: its fields are named differently in each flow. */
type Answer = 'booked' | 'start' | 'end' | 'length' | 'closed' | 'never searched' | 'no such thing';
type Flow = 'standard' | 'legacy' | 'property' | 'office';
const flows = ['standard', 'legacy', 'property', 'office'] as const;

const fields: Readonly<Record<Flow, Readonly<Record<string, Answer>>>> = {
  standard: {
    'events.0.start': 'start',
    'events.0.end': 'end',
    mt_length: 'length',
  },
  legacy: { start: 'start', end: 'end' },
  property: { 'events.0.start': 'start', 'events.0.end': 'end' },
  office: {
    start_time: 'start',
    end_time: 'end',
    mt_length: 'length',
    search_result_id: 'never searched',
  },
};

type Reply = {
  status: number;
  value: unknown;
  problem: { code: string; field?: string | undefined } | null;
};
function told(flow: Flow, { status, problem }: Reply): Answer | string {
  if (problem === null) return 'booked';
  const part = fields[flow][problem.field ?? ''];
  if (status === 409 && problem.code === 'not_bookable') return 'no such thing';
  if (status === 409 && problem.code === 'venue_closed' && part === 'start') return 'closed';
  return status === 400 && part ? part : `${status} ${problem.code} ${problem.field}`;
}

const zone = 'Europe/Helsinki';
const closedDate = aDay(40);
const houses = {
  workdays: {
    businessHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '07:00', end: '22:00' })),
  },
  always: { leadTimes: { maxDays: 365, disabledDays: [closedDate], disabledWeekdays: [] } },
  '94150': { id: '94150' },
} satisfies Record<House, Partial<VenueRecord>>;
const houseNames = Object.keys(houses) as House[];
const aliasOf = (flow: Flow, house: House) =>
  `${flow === 'legacy' ? 'standard' : flow}-${house.toLowerCase()}`;

let database: Database;

beforeAll(async () => {
  database = await openFreshPostgres();
}, patience);
afterAll(() => database.close());

const setups: Readonly<Record<Flow, (over: Partial<VenueRecord>) => VenueRecord>> = {
  standard: aVenueRecord,
  legacy: aVenueRecord,
  property: (over) =>
    propertySetup({
      ...over,
      packages: [
        aPackageRecord({
          code: 'half',
          title: 'Half day',
          length: 4,
          rooms: ['lantern'],
          providerPackage: 'HDR',
        }),
        aPackageRecord({
          code: 'newer',
          title: 'Newer half day',
          length: 4,
          isNew: true,
          rooms: ['lantern'],
          providerPackage: 'HDR',
        }),
        aPackageRecord({
          code: 'whole',
          title: 'Day delegate',
          length: 8,
          rooms: ['lantern'],
          providerPackage: 'DDR',
        }),
      ],
    }),
  office: officeSetup,
};
const roomOf = (flow: Flow, house: House) =>
  // One hotel and one centre keep the rooms of all three houses.
  ({
    standard: 'Sky',
    legacy: 'Sky',
    property: house === '94150' ? 'Anchor' : 'Lantern',
    office: house === '94150' ? 'Pike' : 'Perch',
  })[flow];

/** The site that offers meetings of an hour. */
const anHour = 'brand.hotel-chain.localhost';

const ofHalfADay = 'Half day';
const ofADay = 'Day delegate';
const severalDays = { from: '09:00', to: '17:00', length: 'overone', host: planHost } as const;
/** Its cards book at the times of the form. */
const noPlan = 'hotel.booking-engine.localhost';
const newer = 'Newer half day';

/** What only some of the flows have. */
const more: Readonly<Record<Flow, readonly [rule: string, asked: Asked, answer: Answer][]>> = {
  property: [
    ['half an hour on a card', { from: '09:00', to: '09:30', package: ofHalfADay }, 'booked'],
    ['nothing on a card', { from: '09:00', to: '09:00', package: ofHalfADay }, 'end'],
    [
      'a package before rooms open (AVAIL-034)',
      { from: '05:00', to: '08:00', package: ofHalfADay },
      'booked',
    ],
    ['a quarter that no card has', { from: '09:15', to: '12:30', package: ofHalfADay }, 'start'],
    ['until such a quarter', { from: '09:00', to: '12:15', package: ofHalfADay }, 'end'],
    [
      'the longest half day (AVAIL-004)',
      { from: '09:00', to: '14:30', package: ofHalfADay },
      'booked',
    ],
    ['a longer one', { from: '09:00', to: '15:00', package: ofHalfADay }, 'end'],
    ['past midnight', { from: '22:00', to: '01:00', days: 1, package: ofHalfADay }, 'end'],
    ['a newer one, that is longer', { from: '09:00', to: '15:00', package: newer }, 'end'],
    ['half an hour in a room, without a plan', { from: '09:00', to: '09:30', host: noPlan }, 'end'],
    ['its quarters, without a plan', { from: '09:15', to: '11:30', host: noPlan }, 'booked'],
    ...(
      [
        ['half hours', '09:30', '12:30', ofHalfADay, 'booked'],
        ['from a quarter on', '09:15', '12:30', ofHalfADay, 'start'],
        ['until a quarter', '09:30', '12:45', ofHalfADay, 'end'],
        ['less than the form has', '09:00', '10:30', ofHalfADay, 'end'],
        ['before rooms open', '05:00', '08:00', ofHalfADay, 'closed'],
        ['longer than it is listed', '09:00', '15:00', ofHalfADay, 'no such thing'],
        ['shorter than it is listed', '09:00', '14:00', ofADay, 'no such thing'],
        ['as long as it is listed (B-001)', '09:00', '19:00', ofADay, 'booked'],
        ['listed for any length (B-002)', '09:00', '17:00', newer, 'booked'],
      ] as const
    ).map(([rule, from, to, title, answer]): [string, Asked, Answer] => [
      `a package, without a plan, ${rule}`,
      { from, to, package: title, host: noPlan },
      answer,
    ]),
  ],
  standard: [
    ['a package for its length', { from: '09:00', to: '17:00', package: ofADay }, 'booked'],
    [
      'a package for the hour of rooms',
      { from: '09:00', to: '10:00', host: anHour, package: ofADay },
      'end',
    ],
    ['a package from a quarter on', { from: '09:15', to: '17:15', package: ofADay }, 'booked'],
    ['a package from between two', { from: '09:10', to: '17:15', package: ofADay }, 'start'],
    [
      'a package on a closed day',
      { from: '09:00', to: '17:00', day: addDays(aDay(51), 4), package: ofADay },
      'closed',
    ],
    ['several days where there is a builder', { ...severalDays, days: 1 }, 'booked'],
    ['more than until tomorrow', { ...severalDays, days: 2 }, 'end'],
  ],
  legacy: [
    ['a package for its length', { from: '09:00', to: '17:00', package: ofADay }, 'booked'],
    ['a package from between two', { from: '09:10', to: '17:15', package: ofADay }, 'start'],
  ],
  office: [],
};

describe.each(flows)('the time of a meeting in the %s flow (D-18)', (flow) => {
  let sandbox: SandboxSetup;
  let test: TestApp;
  let ahead = 0;
  let weeks = 8;
  /** A Tuesday on which nothing is booked. */
  const freshDay = () => aDay((weeks += 1));
  beforeAll(async () => {
    await empty(database);
    await storeRecords(
      database,
      houseNames.map((house) => setups[flow]({ ...houses[house], alias: aliasOf(flow, house) })),
    );
    sandbox = await startSandbox(() => new Date(Date.now() + ahead * 1000));
    test = await startTestApp({ database, sandboxUrl: sandbox.url });
    // It is half past ten at the venue, whenever the test runs.
    const now = wallOf(Date.now() / 1000, zone);
    const today = instantOf(`${dateOf(now)}T10:30`, zone);
    const morning =
      timeOf(now) <= '10:30' ? today : instantOf(`${addDays(dateOf(now), 1)}T10:30`, zone);
    ahead = Math.ceil(morning - Date.now() / 1000);
    test.clock.advance(ahead);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await sandbox.stop();
  });
  const today = () => dateOf(wallOf(Date.now() / 1000 + ahead, zone));

  const ask: Readonly<Record<Flow, (meeting: Meeting, booked: boolean) => Promise<Reply>>> = {
    standard: async (meeting, booked) => {
      const { guest, chosen, query, venue } = await offered(meeting, booked);
      return guest.createCart(
        writeCart2(chosen, query, venue, { language: 'en', userAgent: 'test', ownCart: null }),
      );
    },
    legacy: async (meeting, booked) => {
      const { guest, chosen, query, venue } = await offered(meeting, booked);
      const details = { contact: aContact, acceptedTerms: true, serviceFeeId: null };
      return guest.call(
        'POST',
        createLegacyCart.path,
        createLegacyCart.answer,
        writeLegacy(legacyRequest(chosen, query, venue, details), {
          language: 'en',
          userAgent: 'test',
          discountCode: '',
        }),
      );
    },
    property: async ({ house, host, day, from, to, days, start, end, ...rest }, booked) => {
      const guest = propertyVisitor(test.app, host, aliasOf(flow, house));
      const room = { room: roomOf(flow, house), ...(rest.package && { package: rest.package }) };
      const body = guest.cartBody([
        await guest.item(booked ? { ...room, day, from, to, days } : room),
      ]);
      const events = body.events.map((event) => ({
        ...event,
        start: `${start}:00`,
        end: `${end}:00`,
      }));
      return guest.createCart({ ...body, events });
    },
    // A search is for one day. Its results are what callers make them, until they are held.
    office: async ({ house, host, day, from, to, days, length, start, end }) => {
      const guest = officeVisitor(test.app, host, aliasOf(flow, house));
      const title = roomOf(flow, house);
      const [year, month, date] = day.split('-');
      if (days > 0) {
        const searched = readSearchResult((await guest.found(title)).id);
        if (searched === null) throw new Error('a search result cannot be read');
        return guest.hold(
          writeSearchResult({ ...searched, start, end }),
          undefined,
          writeMeetingLength(length),
        );
      }
      const found = await guest.search({
        booking_date: `${date}-${month}-${year}`,
        start_time: from,
        end_time: to,
      });
      const { value } = found;
      const room =
        value?.kind === 'rooms' ? value.rooms.find((result) => result.title === title) : null;
      if (!room) return found;
      return guest.hold(room.id, undefined, writeMeetingLength(length));
    },
  };

  /** The house's room or package, at the meeting's price where that can be had. */
  async function offered({ house, host, start, end, length, ...rest }: Meeting, booked: boolean) {
    const guest = visitor(test.app, aliasOf(flow, house), host);
    const kind = rest.package === undefined ? 'room' : 'package';
    // The legacy call has no length: its price is that of start and end.
    const meetingLength = flow === 'legacy' ? deriveLength(start, end) : length;
    const query = aQuery({ kind, start, end, meetingLength });
    const { venue, offers } = await guest.offers(booked ? query : aQuery({ kind }));
    const room = offers.rooms.find((offer) => offer.room.title === roomOf(flow, house));
    const entry = offers.packages.find((offer) => offer.package.title === rest.package);
    const chosen: ChosenOffer | null =
      kind === 'room'
        ? room
          ? { kind, offer: room }
          : null
        : entry
          ? { kind, offer: entry }
          : null;
    if (!chosen) throw new Error('it is not offered at all');
    return { guest, chosen, query, venue };
  }

  async function answerTo(asked: Asked, expected: Answer): Promise<string> {
    const { from, to, days = 0, house = 'workdays' } = asked;
    const host = asked.host ?? (flow === 'property' ? planHost : 'localhost');
    const day = asked.day ?? (expected === 'booked' ? freshDay() : aDay());
    const [start, end] = [`${day}T${from}`, `${addDays(day, days)}T${to}`];
    const length = asked.length ?? deriveLength(start, end);
    const meeting = { ...asked, from, to, days, length, day, house, host, start, end };
    return told(flow, await ask[flow](meeting, expected === 'booked'));
  }

  const column = flows.indexOf(flow);
  /** What each flow answers, in the order of `flows`. */
  type Row = [rule: string, asked: Asked, answers: readonly [Answer, Answer, Answer, Answer]];
  const all = (answer: Answer): Row[2] => [answer, answer, answer, answer];
  /** A day of the hotel's plan may be shorter than the form allows, in half hours. */
  const butDays = (answer: Answer): Row[2] => [answer, answer, 'booked', answer];

  it.each<Row>([
    ['the shortest meeting', { from: '09:00', to: '11:00' }, all('booked')],
    ['a quarter less', { from: '09:00', to: '10:45' }, all('end')],
    ['half an hour less', { from: '09:00', to: '10:30' }, butDays('end')],
    ['an hour', { from: '09:00', to: '10:00' }, butDays('end')],
    ['an hour where the site has it', { from: '09:00', to: '10:00', host: anHour }, all('booked')],
    ['less than that hour', { from: '09:00', to: '09:45', host: anHour }, all('end')],
    ['a quarter more than it', { from: '09:00', to: '10:15', host: anHour }, all('end')],
    ['half an hour', { from: '09:00', to: '09:30' }, butDays('end')],
    ['a quarter', { from: '09:00', to: '09:15' }, all('end')],
    ['one minute', { from: '09:00', to: '09:01' }, all('end')],
    ['nothing', { from: '09:00', to: '09:00', length: 2 }, all('end')],
    ['an end before the start', { from: '11:00', to: '09:00', length: 2 }, all('end')],
    ['quarter hours', { from: '09:15', to: '11:30' }, all('booked')],
    ['a start between two', { from: '11:07', to: '13:15' }, all('start')],
    ['an end between two', { from: '11:00', to: '13:08' }, all('end')],
    ['19 hours', { from: '04:45', to: '23:45', house: 'always' }, all('booked')],
  ])('%s: %o', async (_, asked, answers) => {
    expect(await answerTo(asked, answers[column] ?? 'booked')).toBe(answers[column]);
  });

  it.each<Row>([
    [
      'the last start that ends with its day',
      { from: '21:45', to: '23:45', house: 'always' },
      all('booked'),
    ],
    [
      'two hours that end after it',
      { from: '22:00', to: '00:00', days: 1, length: 2, house: 'always' },
      // Their calls have no length: it is a meeting over two days.
      ['length', 'booked', 'booked', 'length'],
    ],
    [
      'two days',
      { from: '09:00', to: '17:00', days: 1 },
      ['booked', 'booked', 'booked', 'never searched'],
    ],
    [
      'two days of one',
      { from: '09:00', to: '17:00', length: 'twodays' },
      ['length', 'booked', 'booked', 'length'],
    ],
    [
      'two days as hours',
      { from: '09:00', to: '17:00', days: 1, length: 8 },
      ['length', 'booked', 'booked', 'length'],
    ],
    [
      'three days',
      { from: '09:00', to: '17:00', days: 2 },
      ['end', 'end', 'end', 'never searched'],
    ],
    [
      'one night',
      { from: '09:00', to: '09:00', days: 1, length: 'overnight' },
      ['booked', 'booked', 'booked', 'length'],
    ],
    [
      'two nights',
      { from: '09:00', to: '09:00', days: 2, length: 'overnight' },
      ['end', 'end', 'end', 'length'],
    ],
    [
      '29 nights',
      { from: '09:00', to: '09:00', days: 29, length: 'overnight' },
      ['end', 'end', 'end', 'length'],
    ],
    [
      'a night within a day',
      { from: '09:00', to: '17:00', length: 'overnight' },
      ['length', 'booked', 'booked', 'length'],
    ],
    [
      'several days, outside the builder',
      { from: '09:00', to: '17:00', days: 1, length: 'overone' },
      ['length', 'booked', 'booked', 'length'],
    ],
    [
      '14 days, outside the builder',
      { from: '09:00', to: '17:00', days: 13, length: 'overone' },
      ['end', 'end', 'end', 'length'],
    ],
    [
      'a whole day by name, where hours have numbers',
      { from: '09:00', to: '17:00', length: 'oneday' },
      ['length', 'booked', 'booked', 'length'],
    ],
    [
      'another number of hours',
      { from: '09:00', to: '17:00', length: 4 },
      ['length', 'booked', 'booked', 'length'],
    ],
  ])('%s: %o', async (_, asked, answers) => {
    expect(await answerTo(asked, answers[column] ?? 'booked')).toBe(answers[column]);
  });

  it.each<Row>([
    ['from when the venue opens', { from: '07:00', to: '09:00' }, all('booked')],
    ['a quarter before', { from: '06:45', to: '09:00' }, all('closed')],
    ['until it closes', { from: '20:00', to: '22:00' }, all('booked')],
    ['a quarter after', { from: '20:00', to: '22:15' }, all('closed')],
    ['half an hour after', { from: '20:30', to: '22:30' }, all('closed')],
    ['on a workday', { from: '09:00', to: '17:00', day: addDays(aDay(50), 3) }, all('booked')],
    ['on the day after', { from: '09:00', to: '17:00', day: addDays(aDay(50), 4) }, all('closed')],
    [
      'a date that the venue leaves out',
      { from: '09:00', to: '17:00', house: 'always', day: closedDate },
      all('closed'),
    ],
    [
      'the date after it',
      { from: '09:00', to: '17:00', house: 'always', day: addDays(closedDate, 1) },
      all('booked'),
    ],
  ])('%s: %o', async (_, asked, answers) => {
    expect(weekdayOf(addDays(aDay(50), 3))).toBe(5);
    expect(await answerTo(asked, answers[column] ?? 'booked')).toBe(answers[column]);
  });

  const usual = { from: '09:00', to: '17:00' };
  const at = (house: House, from: string): Asked => ({
    from,
    to: timeOf(addMinutes(`2000-01-01T${from}`, 120)),
    house,
    day: today(),
  });

  it.each<[string, () => Asked, Answer]>([
    ['the last day', () => ({ ...usual, house: 'always', day: addDays(today(), 365) }), 'booked'],
    [
      'the day after it',
      () => ({ ...usual, house: 'always', day: addDays(today(), 366) }),
      'closed',
    ],
    ['yesterday', () => ({ ...usual, house: 'always', day: addDays(today(), -1) }), 'closed'],
    ['earlier today', () => at('always', '10:00'), 'closed'],
    ['before the next full hour', () => at('always', '10:45'), 'closed'],
    ['from the next full hour', () => at('always', '11:00'), 'booked'],
    ['less than two hours ahead at 94150', () => at('94150', '12:15'), 'closed'],
    ['two hours ahead at 94150 (FORM-057)', () => at('94150', '12:30'), 'booked'],
  ])('%s at half past ten', async (_, asked, answer) => {
    expect(await answerTo(asked(), answer)).toBe(answer);
  });

  it.each(more[flow])('%s: %o', async (_, asked, answer) => {
    expect(await answerTo(asked, answer)).toBe(answer);
  });
});
