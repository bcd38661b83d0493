import { aPackage, aRoom } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { later, problem } from '../testing/fake-api.ts';
import {
  captain,
  dateAsked,
  dayDelegate,
  type Given,
  propertyPackages,
  propertyRooms,
  lantern,
  openDays,
} from '../testing/open-days.ts';

let visit: Awaited<ReturnType<typeof openDays>>;
const begin = async (given: Given = {}) => (visit = await openDays(given));
afterEach(() => {
  vi.restoreAllMocks();
  visit.end();
});

/** The requests for rooms that are sent from now on. */
const questions = () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return () =>
    fetched.mock.calls.flatMap(([request]) =>
      request instanceof Request && request.url.endsWith('get-meeting-availability')
        ? [request]
        : [],
    );
};
const plans = () => visit.visit.search().getAll('plan');
const titles = () => visit.lists.offers.get().offers?.rooms.map(({ room }) => room.title);

describe('the plan', () => {
  it('begins with the form’s day and asks the property system for it (MULTI-008, API-029, API-030, A-090, A-167)', async () => {
    const { days, settled, server } = await begin();
    expect(days.plan.get().days).toEqual([
      { number: 1, date: '2026-06-08', start: '09:00', end: '17:00', delegates: 12, choice: null },
    ]);
    await settled();
    expect(titles()).toEqual(['Lantern', 'Captain']);
    const [asked] = server.callsOf('loadPropertyRooms');
    expect(asked?.body).toMatchObject({
      hotel_code: 'HEL01',
      delegates: 12,
      day: 1,
      code: '',
      events: [{ startDateTime: '2026-06-08T09:00:00', endDateTime: '2026-06-08T17:00:00' }],
    });
  });

  it('gives each day its own offers, and loads a day once (MULTI-011, MULTI-012)', async () => {
    const { days, settled, server } = await begin({
      handlers: {
        loadPropertyRooms: (call) =>
          propertyRooms(dateAsked(call) === '2026-06-08' ? [lantern] : [captain]),
      },
    });
    await settled();
    days.actions.addDay();
    expect(visit.lists.offers.get()).toMatchObject({ loading: true, offers: null });
    await settled();
    expect(titles()).toEqual(['Captain']);
    days.actions.showDay(1);
    expect(visit.lists.offers.get().loading).toBe(false);
    expect(titles()).toEqual(['Lantern']);
    expect(server.callsOf('loadPropertyRooms')).toHaveLength(2);
  });

  it('chooses what a list’s card books, for the open day and at its price (MULTI-010, MULTI-017, MULTI-021)', async () => {
    const { days, book } = await begin();
    await book('lantern');
    expect(days.plan.get().days[0].choice).toEqual({
      kind: 'room',
      id: 'lantern',
      title: 'Lantern',
      roomId: 'lantern',
      outcome: { kind: 'instant', total: { minor: 72_000, currency: 'EUR' } },
    });
    expect(days.sum.get()).toMatchObject({ state: { kind: 'complete' }, total: { minor: 72_000 } });
    expect(visit.lists.selection.get()).toMatchObject({
      kind: 'room',
      offer: { room: { id: 'lantern' } },
    });
  });

  it('takes a package in its room, at the day’s own times (MULTI-010, MULTI-021)', async () => {
    const { days, settled, entered } = await begin();
    days.actions.changeKind('package');
    await settled();
    visit.lists.actions.selectPackage('ddr');
    visit.lists.actions.book();
    expect(days.plan.get().days[0].choice).toMatchObject({
      kind: 'package',
      id: 'ddr',
      roomId: 'lantern',
    });
    days.actions.proceed();
    expect(entered[0]).toMatchObject([
      {
        kind: 'package',
        start: '2026-06-08T09:00',
        end: '2026-06-08T17:00',
        delegates: 12,
        length: 8,
        room: { id: 'lantern' },
        package: { id: 'ddr' },
        menus: [],
      },
    ]);
  });

  it('offers no package that its cart would refuse: unknown there, for more people, or over before the day is (B-001, B-012)', async () => {
    const { settled, lists } = await begin({
      packages: [
        dayDelegate,
        aPackage({
          id: 'unknown',
          roomIds: ['lantern'],
          propertySystem: {
            roomId: '',
            queryIds: [],
            availabilityError: 'package_pms_not_mapped',
            pmsfa: '',
          },
        }),
        aPackage({ id: 'large', min: 20, roomIds: ['lantern'] }),
        aPackage({ id: 'morning', length: 4, roomIds: ['lantern'] }),
      ],
    });
    await settled();
    expect(lists.offers.get().offers?.packages.map((offer) => offer.package.id)).toEqual(['ddr']);
  });

  it('removes the item of a day that is changed, and loads the day again (MULTI-004, A-092)', async () => {
    const { days, book, chosen, server } = await begin();
    await book('lantern');
    days.actions.changeStart('10:00');
    expect(chosen()).toEqual([null]);
    // The old answer stays visible until the new one comes.
    expect(visit.lists.offers.get().loading).toBe(true);
    expect(titles()).toEqual(['Lantern', 'Captain']);
    await visit.settled();
    expect(server.callsOf('loadPropertyRooms')).toHaveLength(2);
  });

  it('says what an edit has changed besides, until the next (MULTI-004, FORM-060, D-18)', async () => {
    const { days } = await begin();
    const said = () => days.shown.get().adjusted;
    days.actions.changeStart('18:00');
    expect([said(), days.shown.get().day.end]).toEqual([{ part: 'end', was: '17:00' }, '23:30']);
    days.actions.changeEnd('20:00');
    expect(said()).toBeNull();
    days.actions.changeStart('23:30');
    expect([said(), days.shown.get().day]).toMatchObject([
      { part: 'start', asked: '23:30' },
      { start: '23:00', end: '23:30' },
    ]);
    days.actions.addDay();
    expect(said()).toBeNull();
  });

  it('asks once for a group that grows click by click, and no longer for what it was before (API-030)', async () => {
    const { days, settled, server } = await begin();
    await settled();
    const sent = questions();
    for (const people of ['13', '14', '15']) days.actions.changeDelegates(people);
    await settled();
    expect(sent()).toHaveLength(1);
    expect(
      server
        .callsOf('loadPropertyRooms')
        .map(({ body }) => (body as { delegates: number }).delegates),
    ).toEqual([12, 15]);
  });

  it('removes a day with its item, renumbers the others, and keeps their items (MULTI-003, MULTI-016, B-066)', async () => {
    const { days, book, chosen } = await begin();
    await book('lantern');
    days.actions.addDay();
    days.actions.addDay();
    await book('captain');
    expect(chosen()).toEqual(['Lantern', null, 'Captain']);
    days.actions.removeDay(2);
    expect(days.plan.get().days.map(({ number, date }) => [number, date])).toEqual([
      [1, '2026-06-08'],
      [2, '2026-06-10'],
    ]);
    expect(chosen()).toEqual(['Lantern', 'Captain']);
  });

  it('flags a day that the venue does not take, for the fields and for every card (MULTI-009, A-091, AVAIL-033)', async () => {
    const { days, lists } = await begin({
      venue: { businessHours: [{ day: 1, start: '08:00', end: '18:00', closed: false }] },
    });
    expect(lists.form.get().opening.kind).toBe('open');
    days.actions.addDay();
    expect(days.shown.get().opening.kind).toBe('closed-day');
    expect(lists.form.get().opening.kind).toBe('closed-day');
  });
});

describe('answers', () => {
  it('that come late are never used for another day, and requests without a day are aborted (MULTI-011, B-090)', async () => {
    const slow = later<ReturnType<typeof propertyRooms>>();
    const { days, settled } = await begin({
      handlers: {
        loadPropertyRooms: (call) =>
          dateAsked(call) === '2026-06-08' ? slow.promise : propertyRooms([captain]),
      },
    });
    const sent = questions();
    days.actions.changeDate('2026-06-10');
    days.actions.changeDate('2026-06-09');
    await settled();
    // The first day's request may have been sent before this listener was added.
    expect(
      sent()
        .map((request) => request.signal.aborted)
        .slice(-2),
    ).toEqual([true, false]);
    slow.resolve(propertyRooms([lantern]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(titles()).toEqual(['Captain']);
  });

  it('of a day that failed are loaded again (D-4)', async () => {
    const { settled, lists } = await begin({
      handlers: {
        loadPropertyRooms: (_call, attempt) =>
          attempt > 1 ? propertyRooms([lantern]) : problem(400, 'venue_not_found'),
      },
    });
    await settled();
    expect(lists.offers.get().problem).toMatchObject({ kind: 'refused' });
    lists.actions.retryOffers();
    await settled();
    expect(titles()).toEqual(['Lantern']);
  });

  it('choose the item that was clicked while they were loading', async () => {
    const { days, settled, lists, chosen } = await begin();
    await settled();
    days.actions.changeEnd('16:00');
    lists.actions.selectRoom('lantern');
    lists.actions.book();
    expect(chosen()).toEqual([null]);
    await vi.waitFor(() => expect(chosen()).toEqual(['Lantern']));
    expect(days.allSet.get()).toBe(true);
  });
});

describe('the address', () => {
  it('keeps the plan: reload finds it, what can still be had is chosen again at today’s price, and nothing else is (D-9)', async () => {
    const { days, book } = await begin();
    await book('lantern');
    days.actions.addDay();
    await book('captain');
    days.actions.showDay(1);
    expect(plans()).toEqual([
      '2026-06-08 0900-1700 12 room lantern',
      '2026-06-09 0900-1700 12 room captain',
    ]);
    const search = visit.visit.search().toString();
    visit.end();
    const again = await begin({
      search,
      rooms: [
        aRoom({
          ...lantern,
          rates: {
            ...lantern.rates,
            hourly: 80_000,
            original: { ...lantern.rates.original, hourly: 80_000 },
          },
        }),
      ],
    });
    expect(again.days.sum.get().days.map(({ kept }) => kept)).toEqual([
      'asked-after',
      'asked-after',
    ]);
    await vi.waitFor(() =>
      expect(again.days.sum.get().days.map(({ kept }) => kept)).toEqual([null, 'gone']),
    );
    expect(again.chosen()).toEqual(['Lantern', null]);
    expect(again.days.sum.get().total?.minor).toBe(80_000);
    expect(again.days.plan.get().shown).toBe(1);
    expect(again.days.allSet.get()).toBe(false);
  });

  it('follows a step back in the history', async () => {
    const { days, book, chosen } = await begin();
    await book('lantern');
    days.actions.addDay();
    visit.visit.back();
    expect(chosen()).toEqual(['Lantern']);
    visit.visit.back();
    expect(chosen()).toEqual([null]);
  });

  it('is the form’s again once the visitor leaves (FORM-031)', async () => {
    const { days, venueSession } = await begin();
    days.actions.leave();
    expect(venueSession.query.get().meetingLength).toBe(8);
    expect(plans()).toEqual([]);
  });
});

describe('going on', () => {
  const twoDays = async (given: Given = {}) => {
    await begin(given);
    await visit.book('lantern');
    visit.days.actions.closeAllSet();
    visit.days.actions.addDay();
  };

  it('waits for every day, and asks how to continue once the last has its item (MULTI-006, MULTI-007, MULTI-019, MULTI-020)', async () => {
    await twoDays();
    expect(visit.days.sum.get().state).toEqual({ kind: 'incomplete', missing: [2] });
    visit.days.actions.proceed();
    expect(visit.entered).toEqual([]);
    await visit.book('captain');
    expect(visit.days.allSet.get()).toBe(true);
    visit.days.actions.addDay();
    expect([visit.days.allSet.get(), visit.days.plan.get().shown]).toEqual([false, 3]);
  });

  it('enters the checkout with all days in their order, requests too (MULTI-014, A-166, B-091)', async () => {
    await twoDays();
    await visit.book('captain');
    visit.days.actions.proceed();
    expect(visit.days.booking.get().kind).toBe('processing');
    await vi.waitFor(() => expect(visit.days.booking.get().kind).toBe('idle'));
    expect(
      visit.entered[0]?.map(({ start, room, total }) => [start, room.title, total?.minor]),
    ).toEqual([
      ['2026-06-08T09:00', 'Lantern', 72_000],
      ['2026-06-09T09:00', 'Captain', 168_000],
    ]);
  });

  it('shows the refusal, and loads every day again: items that are gone are removed (D-3)', async () => {
    let rooms = [lantern, captain];
    await twoDays({
      handlers: {
        loadPropertyRooms: () => propertyRooms(rooms),
        loadPropertyPackages: () => propertyPackages([]),
      },
      enter: async () => ({
        problem: { kind: 'refused', problem: { status: 409, code: 'room_taken', message: '' } },
      }),
    });
    await visit.book('captain');
    rooms = [captain];
    visit.days.actions.proceed();
    await vi.waitFor(() => expect(visit.chosen()).toEqual([null, 'Captain']));
    expect(visit.days.booking.get()).toMatchObject({ kind: 'failed', day: null });
    expect(visit.days.sum.get().days[0]?.kept).toBe('gone');
  });

  it('shows which day was refused, and its item (D-3)', async () => {
    await twoDays({
      enter: async () => ({
        problem: {
          kind: 'refused',
          problem: { status: 409, code: 'room_taken', message: '', field: 'events.1' },
        },
      }),
    });
    await visit.book('captain');
    visit.days.actions.proceed();
    await vi.waitFor(() =>
      expect(visit.days.booking.get()).toMatchObject({
        kind: 'failed',
        day: { number: 2, title: 'Captain' },
      }),
    );
  });
});
