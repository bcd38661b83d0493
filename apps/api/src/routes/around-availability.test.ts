import { loadAlternatives, loadDays, loadFreeTimes, monthOf } from '@foyer/contract';
import { type BookingQuery, instantOf, writeMeetingLength } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aPackageRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

const zone = 'Europe/Helsinki';
const weekdays = [1, 2, 3, 4, 5].map((day) => ({
  day,
  start: '07:00',
  end: '20:00',
  closed: false,
}));
/** Monday to Friday; one room for twelve at a table, a larger one without a table. */
const house = aVenueRecord({
  alias: 'harbour',
  title: 'Harbour',
  businessHours: weekdays,
  rooms: [
    aRoomRecord({
      code: 'sky',
      title: 'Sky',
      min: 2,
      max: 12,
      layouts: { boardroom: { capacity: 12 } },
    }),
    aRoomRecord({
      code: 'hall',
      title: 'Hall',
      min: 2,
      max: 40,
      layouts: { theater: { capacity: 40 } },
    }),
    aRoomRecord({ code: 'loft', title: 'Loft', min: 2, max: 30, layouts: {}, webBookable: false }),
  ],
  packages: [aPackageRecord({ rooms: ['sky'], min: 2, max: 12 })],
});
const near = aVenueRecord({
  alias: 'warehouse',
  title: 'Warehouse',
  latitude: 60.175,
  businessHours: weekdays,
  rooms: [aRoomRecord({ code: 'boiler', title: 'Boiler', min: 2, max: 90 })],
  packages: [],
});
const date = aDay();
const atTable = 400;

describe('what a venue has around a meeting', () => {
  let test: TestApp;
  let database: Database;
  const search = (query: BookingQuery, more: Record<string, string> = {}) =>
    new URLSearchParams({
      start: String(instantOf(query.start, zone)),
      end: String(instantOf(query.end, zone)),
      mt_length: writeMeetingLength(query.meetingLength),
      delegates: String(query.delegates),
      layout: String(query.layout),
      type: query.kind,
      ...more,
    });
  const of = (name: string) => `/apiv2/availability/harbour/${name}`;
  const guest = (host = 'localhost') => visitor(test.app, 'harbour', host);
  const days = async (query: BookingQuery) =>
    valueOf(
      await guest().call(
        'GET',
        `${of('days')}?${search(query, { month: monthOf(query.start) })}`,
        loadDays.answer,
      ),
    );
  const times = async (query: BookingQuery, more?: Record<string, string>) =>
    valueOf(
      await guest().call('GET', `${of('times')}?${search(query, more)}`, loadFreeTimes.answer),
    );
  const alternatives = async (query: BookingQuery, more?: Record<string, string>, host?: string) =>
    valueOf(
      await guest(host).call(
        'GET',
        `${of('alternatives')}?${search(query, more)}`,
        loadAlternatives.answer,
      ),
    );
  const take = async (title: string, query: BookingQuery) =>
    valueOf(await guest().createCart(await guest().cartBody(title, query)));
  const roomNamed = async (title: string) => {
    const { offers } = await guest().offers(aQuery());
    return offers.rooms.find(({ room }) => room.title === title)?.room.id ?? '';
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [house, near]);
    test = await startTestApp({ database });
    await take('Sky', aQuery({ start: `${date}T09:00`, end: `${date}T12:00`, meetingLength: 3 }));
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('says of each day of the month whether it is closed, full, scarce or free, and from what price', async () => {
    const query = aQuery({ start: `${date}T09:00`, layout: atTable });
    const month = await days(query);
    expect(month).toHaveLength(
      new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0).getDate(),
    );
    const on = (wanted: string) => month.find((day) => day.date === wanted);
    expect(on(date)).toEqual({ date, state: 'full', suiting: 0, from: null });
    const sunday = month.find((day) => new Date(day.date).getUTCDay() === 0);
    expect(sunday?.state).toBe('closed');
    const free = month.filter(({ state }) => state === 'free');
    // The room for the whole day, or its package at 65 a head: whatever costs less.
    expect(new Set(free.map(({ from }) => from?.minor))).toEqual(new Set([32_050]));
  });

  it('counts the suiting rooms that are free in each half hour, and shows one room’s own day', async () => {
    const query = aQuery({ start: `${date}T09:00` });
    const { of: all, steps } = await times(query);
    expect([all, steps[0]?.time, steps.at(-1)?.time]).toEqual([2, '07:00', '19:30']);
    const free = (time: string) => steps.find((step) => step.time === time)?.free;
    expect([free('08:30'), free('09:00'), free('11:30'), free('12:00')]).toEqual([2, 1, 1, 2]);
    const sky = await times(query, { room: await roomNamed('Sky') });
    expect([sky.of, sky.steps.find(({ time }) => time === '09:00')?.free]).toEqual([1, 0]);
    const refused = await guest().call(
      'GET',
      `${of('times')}?${search(query, { room: 'another' })}`,
      loadFreeTimes.answer,
    );
    expect([refused.status, refused.problem?.field]).toEqual([400, 'room']);
  });

  it('offers what comes nearest where nothing suits, at prices that a booking confirms', async () => {
    const query = aQuery({ start: `${date}T09:00`, layout: atTable, delegates: 10 });
    const { wanted, found } = await alternatives(query);
    expect(wanted?.title).toBe('Sky');
    expect(found.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['time', 'day', 'length', 'seating', 'house']),
    );
    const time = found.find(({ kind }) => kind === 'time');
    expect(time).toMatchObject({ time: { start: `${date}T12:00`, end: `${date}T20:00` } });
    const { offers } = await guest().offers({ ...query, ...time?.time });
    const sky = offers.rooms.find(({ room }) => room.title === 'Sky');
    expect([sky?.listed, sky?.price?.total]).toEqual([true, time?.total]);
    const seating = found.find(({ kind }) => kind === 'seating');
    expect(seating).toMatchObject({ layout: 404, offer: { title: 'Hall' } });
    expect(found.find(({ kind }) => kind === 'house')).toMatchObject({
      house: { link: '/warehouse', title: 'Warehouse' },
      offer: { title: 'Boiler' },
    });
  });

  it('names no house that the site does not show', async () => {
    const query = aQuery({ start: `${date}T09:00`, layout: atTable, delegates: 10 });
    const { found } = await alternatives(query, {}, 'chain.hotel-chain.localhost');
    expect(found.map(({ kind }) => kind)).not.toContain('house');
  });

  it('shares a large group between two rooms, but not with one that cannot be booked', async () => {
    const { found } = await alternatives(aQuery({ start: `${date}T13:00`, delegates: 50 }));
    const [pair] = found.filter(({ kind }) => kind === 'together');
    expect([pair?.offer.title, pair?.together?.title]).toEqual(['Hall', 'Sky']);
    const { found: more } = await alternatives(aQuery({ start: `${date}T13:00`, delegates: 60 }));
    expect(more.map(({ kind }) => kind)).not.toContain('together');
  });

  it('instead of a chosen room that is gone it offers another at that time', async () => {
    const query = aQuery({ start: `${date}T09:00`, delegates: 10 });
    const { found } = await alternatives(query, { offer: `room ${await roomNamed('Sky')}` });
    expect(found[0]).toMatchObject({ kind: 'offer', offer: { title: 'Hall' } });
  });

  it('does not count what the visitor holds as taken', async () => {
    const next = aDay(9);
    const query = aQuery({ start: `${next}T09:00`, layout: atTable });
    const cart = await take('Sky', query);
    const held = async (more: Record<string, string>) => {
      const answer = await guest().call(
        'GET',
        `${of('days')}?${search(query, { month: monthOf(next), ...more })}`,
        loadDays.answer,
      );
      return valueOf(answer).find((day) => day.date === next)?.state;
    };
    expect([await held({}), await held({ cart })]).toEqual(['full', 'free']);
  });

  it.each(['days', 'times', 'alternatives'])(
    '%s refuses what is no meeting, and a venue that is not there',
    async (name) => {
      const query = search(aQuery(), { month: monthOf(date) });
      const backwards = new URLSearchParams(query);
      backwards.set('end', '5');
      const status = async (url: string) => {
        const { status: code, problem } = await guest().call('GET', url, loadDays.answer);
        return [code, problem?.field];
      };
      expect(await status(`${of(name)}?${backwards}`)).toEqual([400, 'end']);
      expect(await status(`/apiv2/availability/nowhere/${name}?${query}`)).toEqual([
        404,
        'venueId',
      ]);
    },
  );
});
