import { createCart as createLegacyCart, writeLegacy } from '@foyer/contract';
import {
  addDays,
  addMinutes,
  legacyRequest,
  type MeetingLength,
  minutesBetween,
  wallOf,
} from '@foyer/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { officeSetup, officeVisitor } from '../testing/office-setup.ts';
import { propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, visitor } from '../testing/visitor.ts';
import { startWholeSetup, type WholeSetup } from '../testing/whole-setup.ts';

/** Start, days until the end, end, and what it is refused for; `null`: it is booked. */
type Case = [from: string, days: number, to: string, refused: string | null];
const invalid = (field: string) => `400 ${field}`;
const closed = (field: string) => `409 ${field}`;
const told = ({
  status,
  problem,
}: {
  status: number;
  problem: { field?: string | undefined } | null;
}) => problem && `${status} ${problem.field}`;

const lengthOf = (from: string, days: number, to: string): MeetingLength =>
  days > 0 ? 'twodays' : minutesBetween(`2000-01-01T${from}`, `2000-01-01T${to}`) / 60;

/** The boundaries of each rule, on a day on which the venue is open from 07:00 to 22:00. */
const sameDay = (start: string, end: string): Case[] => [
  ['09:00', 0, '11:00', null],
  ['09:00', 0, '10:45', invalid(end)],
  ['09:00', 0, '09:01', invalid(end)],
  ['11:07', 0, '13:08', invalid(start)],
  ['11:00', 0, '13:08', invalid(end)],
];
const overnight = (end: string): Case[] => [
  ['09:00', 1, '17:00', null],
  ['09:00', 2, '09:00', invalid(end)],
  ['09:00', 29, '09:00', invalid(end)],
];

let database: Database;
let weeks = 8;
const freshDay = () => aDay((weeks += 1));
beforeAll(async () => {
  database = await openFreshPostgres();
}, patience);
afterAll(() => database.close());

describe('the time of a meeting in the cart and the legacy flow (D-18)', () => {
  let test: TestApp;
  let guest: Visitor;
  beforeAll(async () => {
    await storeRecords(database, [
      aVenueRecord({
        businessHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '07:00', end: '22:00' })),
        leadTimes: { maxDays: 365, disabledWeekdays: [] },
      }),
      aVenueRecord({ alias: 'open-house' }),
      aVenueRecord({ alias: 'slow-house', id: '94150' }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(() => test.app.close());

  /** The payload of the flow’s page, for a span that no page asks for. */
  async function ask(flow: 'cart' | 'legacy', from: string, to: string, length: MeetingLength) {
    const query = aQuery({ start: from, end: to, meetingLength: length });
    if (flow === 'cart') return guest.createCart(await guest.cartBody('Sky', query));
    const { venue, offers } = await guest.offers(query);
    const offer = offers.rooms.find(({ room }) => room.title === 'Sky');
    if (!offer) throw new Error('no room is called Sky');
    const details = { contact: aContact, acceptedTerms: true, serviceFeeId: null };
    const body = writeLegacy(legacyRequest({ kind: 'room', offer }, query, venue, details), {
      language: 'en',
      userAgent: 'test',
      discountCode: '',
    });
    return guest.call('POST', '/apiv2/create/cart', createLegacyCart.answer, body);
  }

  it.each([...sameDay('events.0.start', 'events.0.end'), ...overnight('events.0.end')])(
    'by create/cart2 from %s, %i days later, %s: %s',
    async (from, days, to, refused) => {
      const day = freshDay();
      const length = lengthOf(from, days, to);
      expect(told(await ask('cart', `${day}T${from}`, `${addDays(day, days)}T${to}`, length))).toBe(
        refused,
      );
    },
  );

  it.each<[MeetingLength, Case]>([
    ['overnight', ['09:00', 1, '09:00', null]],
    ['overnight', ['09:00', 29, '09:00', invalid('events.0.end')]],
    ['overnight', ['09:00', 0, '17:00', invalid('mt_length')]],
    ['twodays', ['09:00', 0, '17:00', invalid('mt_length')]],
    ['oneday', ['09:00', 0, '17:00', invalid('mt_length')]],
    ['overone', ['09:00', 1, '09:00', invalid('mt_length')]],
    ['overone', ['09:00', 13, '17:00', invalid('events.0.end')]],
    [4, ['09:00', 0, '17:00', invalid('mt_length')]],
  ])('by create/cart2 for %s: %o', async (length, [from, days, to, refused]) => {
    const day = freshDay();
    expect(told(await ask('cart', `${day}T${from}`, `${addDays(day, days)}T${to}`, length))).toBe(
      refused,
    );
  });

  it.each([...sameDay('start', 'end'), ...overnight('end')])(
    'by create/cart from %s, %i days later, %s: %s',
    async (from, days, to, refused) => {
      const day = freshDay();
      expect(
        told(
          await ask(
            'legacy',
            `${day}T${from}`,
            `${addDays(day, days)}T${to}`,
            lengthOf(from, days, to),
          ),
        ),
      ).toBe(refused);
    },
  );

  it('needs two hours of notice at one venue, and the next full hour elsewhere (FORM-057)', async () => {
    const untilHalfPast = (5400 - (Math.floor(Date.now() / 1000) % 3600)) % 3600;
    test.clock.advance(untilHalfPast);
    const now = wallOf(Date.now() / 1000 + untilHalfPast, 'Europe/Helsinki');
    const soon = addMinutes(`${now.slice(0, 13)}:00`, 60);
    const end = addMinutes(soon, 120);
    const days = soon.slice(0, 10) === end.slice(0, 10) ? 0 : 1;
    const query = aQuery({
      start: soon,
      end,
      meetingLength: lengthOf(soon.slice(11), days, end.slice(11)),
    });
    const askAt = async (alias: string) => {
      const house = visitor(test.app, alias);
      return told(await house.createCart(await house.cartBody('Sky', query)));
    };
    expect([await askAt('open-house'), await askAt('slow-house')]).toEqual([
      null,
      closed('events.0.start'),
    ]);
    test.clock.advance(-untilHalfPast);
  });

  it.each<[string, string, string, number]>([
    ['before the venue opens', '06:45', '09:00', 0],
    ['after it closes', '20:15', '22:15', 0],
    ['on a day that it is closed', '09:00', '17:00', 4],
    ['later than it takes bookings', '09:00', '17:00', 371],
    ['in the past', '09:00', '17:00', -371],
  ])('%s it is closed', async (_, from, to, later) => {
    const day = addDays(freshDay(), later);
    const length = lengthOf(from, 0, to);
    expect(told(await ask('cart', `${day}T${from}`, `${day}T${to}`, length))).toBe(
      closed('events.0.start'),
    );
    expect(told(await ask('legacy', `${day}T${from}`, `${day}T${to}`, length))).toBe(
      closed('start'),
    );
  });
});

describe('the time of a meeting at a property (D-18)', () => {
  let house: WholeSetup;
  let guest: ReturnType<typeof propertyVisitor>;
  beforeEach(async () => {
    house = await startWholeSetup(database, propertySetup());
    guest = propertyVisitor(house.test.app);
  }, patience);
  afterEach(() => house.stop());

  it.each<Case>([
    ['09:00', 0, '09:30', null],
    ['09:00', 0, '09:00', invalid('events.0.end')],
    ['09:10', 0, '11:00', invalid('events.0.start')],
    ['09:00', 0, '11:10', invalid('events.0.end')],
    ['09:00', 2, '17:00', invalid('events.0.end')],
    ['09:00', 29, '09:00', invalid('events.0.end')],
  ])('from %s, %i days later, %s: %s', async (from, days, to, refused) => {
    const day = aDay();
    const wanted = { room: 'Lantern', day, ...(refused === null && { from, to }) };
    const body = guest.cartBody([await guest.item(wanted)]);
    const end = `${addDays(day, days)}T${to}:00`;
    const events = body.events.map((event) => ({ ...event, start: `${day}T${from}:00`, end }));
    expect(told(await guest.createCart({ ...body, events }))).toBe(refused);
  });
});

describe('the time of a meeting in an office (D-18)', () => {
  let house: WholeSetup;
  let guest: ReturnType<typeof officeVisitor>;
  beforeEach(async () => {
    house = await startWholeSetup(database, officeSetup());
    guest = officeVisitor(house.test.app);
  }, patience);
  afterEach(() => house.stop());

  it.each<Case>([
    ...sameDay('start_time', 'end_time'),
    // What the form derives when a start is moved by a quarter.
    ['09:15', 0, '17:00', null],
    ['09:00', 0, '19:00', null],
  ])('from %s, %i days later, %s: %s', async (from, _, to, refused) => {
    expect(told(await guest.search({ start_time: from, end_time: to }))).toBe(refused);
  });
});
