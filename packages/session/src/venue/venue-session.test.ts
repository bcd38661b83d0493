import { writeAlternatives } from '@foyer/contract';
import { anAlternative, aPackage, aRoom } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockedWindow, keepingWindow } from '../testing/blocked-window.ts';
import { availabilityOf, type Handlers, later, problem } from '../testing/fake-api.ts';
import { both, type Given, harbour, library, monday, openVenue } from '../testing/open-venue.ts';

/** The answer that came with a page. */
const brought = { venueId: '', rooms: [harbour, library], packages: [aPackage()] };

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
async function open(given: Given = {}) {
  const opened = await openVenue(given);
  ends.push(opened.end);
  return opened;
}

describe('opening the page', () => {
  it('reads the meeting from the address and asks for its offers (SITE-005, FORM-039)', async () => {
    const { session, server, settled, reasonOf } = await open();
    expect(session.query.get()).toMatchObject({
      kind: 'room',
      start: '2026-06-08T09:00',
      end: '2026-06-08T17:00',
      meetingLength: 8,
      delegates: 12,
      delegatesGiven: true,
    });
    expect(session.offers.get()).toEqual({ loading: true, offers: null, problem: null });
    await settled();
    expect(server.calls[0]?.query).toMatchObject({
      start: '1780898400',
      end: '1780927200',
      delegates: '12',
      mt_length: '8',
    });
    expect([reasonOf('harbour-room'), reasonOf('library')]).toEqual(['fits', 'exceeds']);
    expect(session.selection.get()).toBeNull();
  });

  it('needs no request when the page brought the answer along', async () => {
    const first = {
      search: 'start=1780898400&end=1780927200&mt_length=8&delegates=2&lang=en',
      answer: brought,
    };
    const { session, server, settled } = await open({ first });
    await settled();
    expect(session.offers.get()).toMatchObject({ loading: false, problem: null });
    expect(session.offers.get().offers?.rooms).toHaveLength(2);
    expect(server.calls).toHaveLength(0);
  });

  it('begins with what the page was drawn from, and keeps that beside later changes', async () => {
    const first = {
      search: 'start=1780898400&end=1780927200&mt_length=8&delegates=2&lang=en',
      answer: brought,
    };
    const { session } = await open({ first });
    const { query, form, offers } = session;
    expect(offers.first()).toEqual(offers.get());
    expect(form.first().visitorTime).toBeNull();
    session.actions.changeDelegates('4');
    expect([query.first().delegates, query.get().delegates]).toEqual([12, 4]);
    expect(offers.first()).not.toEqual(offers.get());
  });

  it('shows the visitor’s own time only after the drawing, which cannot know it (D-1)', async () => {
    const { session } = await open({ zone: 'Europe/London' });
    expect(session.form.first().visitorTime).toBeNull();
    expect(session.form.get().visitorTime).toMatchObject({ start: '2026-06-08T07:00' });
  });

  it.each([
    [
      'for another time',
      { search: 'start=1780898401&end=1780927200&mt_length=8', answer: brought },
    ],
    [
      'for another code',
      { search: 'start=1780898400&end=1780927200&mt_length=8&discount_code=X', answer: brought },
    ],
  ])('asks anew when the page brought an answer %s', async (_, first) => {
    const { server, settled } = await open({ first });
    await settled();
    expect(server.callsOf('loadAvailability')).toHaveLength(1);
  });

  it('takes values missing in the address from the last visit, and stores new ones for the next', async () => {
    const window = keepingWindow();
    window.document.cookie = '_pref_qty=25';
    window.document.cookie = '_pref_mt=4';
    const { session, settled } = await open({ search: '', window });
    expect(session.query.get()).toMatchObject({
      delegates: 25,
      delegatesGiven: true,
      meetingLength: 4,
      start: '2026-05-25T09:00',
    });
    await settled();
    session.actions.changeDelegates('30');
    expect(window.cookieLines).toContain('_pref_qty=30; path=/; SameSite=Lax; Max-Age=8640000');
    expect(window.cookieLines).toContain(
      '_pref_dt_en=25-05-2026%2009%3A00; path=/; SameSite=Lax; Max-Age=8640000',
    );
    expect(window.cookieLines).toContain('_pref_index=2; path=/; SameSite=Lax; Max-Age=8640000');
  });

  it.each([true, false])(
    'keeps days and place of the meeting for the session on main booking sites alone: %s (CART-027)',
    async (mainBookingHost) => {
      const window = keepingWindow();
      const { session } = await open({ window, site: { mainBookingHost } });
      session.actions.changeStartDate('2026-06-10');
      const kept = [
        'check_in_date=2026-06-10',
        'check_out_date=2026-06-10',
        'latitude=60.1658',
        'longitude=24.9526',
      ].map((cookie) => `${cookie}; path=/; SameSite=Lax`);
      expect(kept.map((line) => window.cookieLines.includes(line))).toEqual(
        kept.map(() => mainBookingHost),
      );
    },
  );

  it('works with cookies and storage blocked', async () => {
    const { session, settled, visit } = await open({
      window: blockedWindow(),
      handlers: { createCart2: () => ({ body: 'cart-1' }) },
    });
    await settled();
    session.actions.changeDelegates('14');
    session.actions.selectRoom('harbour-room');
    session.actions.book();
    await vi.waitFor(() => expect(visit.navigations).toEqual(['/book-universal/cart-1']));
  });
});

describe('an edit', () => {
  it('is evaluated at once on the last answer, written into the address and sent to the server (FORM-037, FORM-039)', async () => {
    const { session, settled, visit, server, reasonOf } = await open();
    await settled();
    const before = session.offers.get().offers;
    session.actions.changeDelegates('6');
    expect(reasonOf('library')).toBe('fits');
    expect(session.offers.get()).toMatchObject({ loading: true });
    expect(session.offers.get().offers).not.toBe(before);
    expect(visit.search().get('delegates')).toBe('6');
    await settled();
    expect(server.callsOf('loadAvailability').map((call) => call.query['delegates'])).toEqual([
      '12',
      '6',
    ]);
  });

  it('that changes no answer makes no call', async () => {
    const { session, settled, server } = await open();
    await settled();
    session.actions.changeLayout(404);
    session.actions.changeRates('roomRental');
    expect(session.offers.get().loading).toBe(false);
    expect(server.callsOf('loadAvailability')).toHaveLength(1);
  });

  it('that changes nothing adds no step to the history', async () => {
    const { session, visit } = await open();
    session.actions.changeDelegates('12');
    expect(visit.steps()).toBe(1);
  });

  it('is undone by Back', async () => {
    const { session, settled, visit } = await open();
    session.actions.changeStartDate('2026-06-10');
    session.actions.changeDelegates('');
    expect(session.query.get()).toMatchObject({
      start: '2026-06-10T09:00',
      end: '2026-06-10T17:00',
      delegates: 1,
    });
    visit.back();
    expect(session.query.get()).toMatchObject({ start: '2026-06-10T09:00', delegates: 12 });
    visit.back();
    expect(session.query.get().start).toBe('2026-06-08T09:00');
    await settled();
  });

  it('the chosen offer stands in the address, and is chosen where a page opens there', async () => {
    const { session, settled, visit } = await open();
    await settled();
    session.actions.selectRoom('harbour-room');
    const { search } = visit.page.address();
    expect(new URLSearchParams(search).get('offer')).toBe('room harbour-room');
    session.actions.changeDelegates('11');
    expect(visit.page.address().search).toContain('offer=room+harbour-room');
    visit.back();
    expect(session.selection.get()?.offer).toMatchObject({ room: { id: 'harbour-room' } });
    session.actions.clearSelection();
    expect(visit.page.address().search).not.toContain('offer=');

    const again = await open({ search: search.replace('?', '') });
    await again.settled();
    expect(again.session.selection.get()).toMatchObject({
      kind: 'room',
      offer: { room: { id: 'harbour-room' } },
    });
  });

  it('a selected room has its layouts and its price, evaluated again with each edit (AVAIL-035)', async () => {
    const { session, settled } = await open();
    await settled();
    session.actions.selectRoom('harbour-room');
    expect(session.selection.get()).toMatchObject({
      kind: 'room',
      offer: {
        room: { id: 'harbour-room', layouts: harbour.layouts },
        price: { total: { minor: 65260, currency: 'EUR' } },
      },
    });
    session.actions.changeDelegates('200');
    expect(session.selection.get()?.offer.fit).toEqual({
      kind: 'exceeds',
      delegates: 200,
      min: 2,
      max: 70,
    });
  });

  it('gives readers the same value until it changes', async () => {
    const { session, settled } = await open();
    await settled();
    for (const name of ['query', 'form', 'offers', 'selection', 'booking'] as const)
      expect(session[name].get()).toBe(session[name].get());
  });
});

describe('answers', () => {
  it('a late one never overwrites a newer one (FORM-039, B-090)', async () => {
    const slow = later<{ body: unknown }>();
    const { session, settled, server, reasonOf } = await open({
      handlers: {
        loadAvailability: (call) =>
          call.query['delegates'] === '12' ? slow.promise : { body: availabilityOf([library]) },
      },
    });
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    session.actions.changeDelegates('6');
    await settled();
    expect(session.offers.get().problem).toBeNull();
    slow.resolve(both);
    await new Promise((wait) => setTimeout(wait, 50));
    expect(reasonOf('harbour-room')).toBeUndefined();
    expect(reasonOf('library')).toBe('fits');
  });

  it('one that was aborted for a newer request is no problem, and the newer one is still awaited', async () => {
    const never = later<{ body: unknown }>();
    const { session, server } = await open({ handlers: { loadAvailability: () => never.promise } });
    await vi.waitFor(() => expect(server.callsOf('loadAvailability')).toHaveLength(1));
    session.actions.changeDelegates('6');
    await vi.waitFor(() => expect(server.callsOf('loadAvailability')).toHaveLength(2));
    expect(session.offers.get()).toEqual({ loading: true, offers: null, problem: null });
  });

  it('a failed one keeps the offers and can be tried again', async () => {
    const { session, settled } = await open({
      handlers: {
        loadAvailability: (_, attempt) => (attempt === 2 ? problem(500, 'internal') : both),
      },
    });
    await settled();
    session.actions.changeStartDate('2026-06-10');
    await settled();
    expect(session.offers.get()).toMatchObject({
      problem: { kind: 'refused' },
      offers: { rooms: [{}, {}] },
    });
    session.actions.retryOffers();
    await settled();
    expect(session.offers.get().problem).toBeNull();
  });

  it('a default number of delegates is replaced once when nothing fits (AVAIL-014, B-020, A-059)', async () => {
    const small = { body: availabilityOf([aRoom({ id: 'cabin', min: 2, max: 4 })]) };
    const { session, settled, visit } = await open({
      search: monday,
      handlers: { loadAvailability: () => small },
    });
    await settled();
    expect(session.query.get()).toMatchObject({ delegates: 2, delegatesGiven: false });
    expect(visit.search().has('delegates')).toBe(false);
    session.actions.changeDelegates('9');
    await settled();
    expect(session.query.get()).toMatchObject({ delegates: 9, delegatesGiven: true });
  });
});

describe('a discount code', () => {
  const reduced = aRoom({ rates: { ...harbour.rates, fullDay: 55000, category: 'disc_price' } });
  const handlers: Handlers = {
    loadAvailability: (call) =>
      call.query['discount_code'] === 'SUMMER15' ? { body: availabilityOf([reduced]) } : both,
  };

  it('that is known shows as loading, then found (FORM-021, FORM-062)', async () => {
    const { session, settled, visit } = await open({ handlers });
    await settled();
    session.actions.applyDiscountCode(' SUMMER15 ');
    expect(session.form.get().discount).toBe('loading');
    expect(session.offers.get().offers).toMatchObject({
      rooms: [{ listed: true }, {}],
      discount: 'none',
    });
    await settled();
    expect(session.form.get().discount).toBe('found');
    expect(session.offers.get().offers?.rooms[0]?.price?.total).toEqual({
      minor: 55000,
      currency: 'EUR',
    });
    expect(visit.search().get('discount_code')).toBe('SUMMER15');
  });

  it('that matches nothing is removed everywhere, and still reported (FORM-062, FORM-064, C-139)', async () => {
    const window = keepingWindow();
    const { session, settled, visit, server } = await open({ handlers, window });
    await settled();
    session.actions.applyDiscountCode('NOPE');
    expect(window.document.cookie).toContain('discount_code=NOPE');
    await settled();
    expect(session.form.get().discount).toBe('none_found');
    expect(session.offers.get().offers?.discount).toBe('none_found');
    expect(session.query.get().discountCode).toBe('');
    expect(visit.search().has('discount_code')).toBe(false);
    expect(window.document.cookie).not.toContain('discount_code');
    session.actions.changeLayout(404);
    visit.followAnchor();
    expect(session.form.get().discount).toBe('none_found');
    session.actions.applyDiscountCode('');
    expect(session.form.get().discount).toBe('none');
    expect(server.callsOf('loadAvailability')).toHaveLength(2);
  });
});

describe('lead times and opening', () => {
  it('are checked with the server when the page is idle, and after a change (FORM-038)', async () => {
    const { session, visit, server } = await open({
      handlers: { checkLeadTimes: (_, attempt) => ({ body: { allow: attempt === 1 } }) },
    });
    expect(server.callsOf('checkLeadTimes')).toHaveLength(0);
    visit.beIdle();
    await vi.waitFor(() =>
      expect(server.callsOf('checkLeadTimes')[0]?.body).toEqual({
        venue_id: 'grand-harbour',
        date: '08-06-2026 09:00',
        delegates: 12,
      }),
    );
    session.actions.changeStartDate('2026-06-10');
    await vi.waitFor(() => expect(session.form.get().leadTimeAllows).toBe(false));
  });

  it.each([false, true])(
    'a failed check keeps the last answer: %s (AVAIL-028, A-063)',
    async (allow) => {
      const { session, visit, server } = await open({
        handlers: {
          checkLeadTimes: (_, attempt) =>
            attempt === 1 ? { body: { allow } } : problem(500, 'internal'),
        },
      });
      visit.beIdle();
      await vi.waitFor(() => expect(server.callsOf('checkLeadTimes')).toHaveLength(1));
      await vi.waitFor(() => expect(session.form.get().leadTimeAllows).toBe(allow));
      session.actions.changeDelegates('20');
      await vi.waitFor(() => expect(server.callsOf('checkLeadTimes')).toHaveLength(2));
      await new Promise((wait) => setTimeout(wait, 50));
      expect(session.form.get().leadTimeAllows).toBe(allow);
    },
  );

  it('a check that failed is made again when the page is idle (AVAIL-028)', async () => {
    const { session, visit, server } = await open({
      handlers: {
        checkLeadTimes: (_, attempt) =>
          attempt === 1 ? problem(500, 'internal') : { body: { allow: false } },
      },
    });
    session.actions.changeDelegates('20');
    await vi.waitFor(() => expect(server.callsOf('checkLeadTimes')).toHaveLength(1));
    await new Promise((wait) => setTimeout(wait, 50));
    visit.beIdle();
    await vi.waitFor(() => expect(session.form.get().leadTimeAllows).toBe(false));
  });

  it('a date that the lead times close is shown as closed (AVAIL-029)', async () => {
    const { session } = await open({
      venue: { leadTimes: { maxDays: 0, disabledDays: ['2026-06-08'], disabledWeekdays: [] } },
    });
    expect(session.form.get().opening).toEqual({ kind: 'closed-date' });
  });
});

describe('where nothing suits', () => {
  const instead = anAlternative({
    time: { start: '2026-06-08T10:00', end: '2026-06-08T18:00', meetingLength: 8 },
    layout: 404,
    changed: ['time', 'seating'],
  });
  const withAlternatives = () => ({
    loadAlternatives: () => ({ body: writeAlternatives({ wanted: null, found: [instead] }) }),
  });

  it('the server is asked for what comes nearest, with the meeting and the chosen offer', async () => {
    const { session, server, settled } = await open({ handlers: withAlternatives() });
    await settled();
    session.actions.selectRoom('harbour-room');
    await expect(session.around.alternatives()).resolves.toEqual({
      wanted: null,
      found: [instead],
    });
    const call = server.calls.find(({ id }) => id === 'loadAlternatives');
    expect(call?.query).toMatchObject({
      start: '1780898400',
      end: '1780927200',
      delegates: '12',
      type: 'room',
      offer: 'room harbour-room',
    });
  });

  it('taking one changes the meeting and chooses its offer in one step, at the address that its link has', async () => {
    const { session, settled, visit } = await open();
    await settled();
    const before = visit.steps();
    const href = session.addressOf(instead);
    session.actions.takeAlternative(instead);
    await settled();
    expect(session.query.get()).toMatchObject({ ...instead.time, layout: 404 });
    expect(session.selection.get()).toMatchObject({ offer: { room: { id: 'harbour-room' } } });
    expect(visit.steps()).toBe(before + 1);
    expect(visit.page.address().search).toBe(href);
    expect(new URLSearchParams(href).get('offer')).toBe('room harbour-room');
  });

  it('another house is a link to its page with the same meeting', async () => {
    const { session } = await open({ prefix: '/de' });
    const near = anAlternative({
      kind: 'house',
      house: { link: '/kaapeli-warehouse', title: 'Kaapeli', km: 0.6 },
    });
    const [path, search] = session.addressOf(near).split('?');
    expect(path).toBe('/de/kaapeli-warehouse');
    const params = new URLSearchParams(search);
    expect([params.get('delegates'), params.get('offer')]).toEqual(['12', null]);
  });

  it('a server that does not answer is no alternative', async () => {
    const { session } = await open();
    await expect(session.around.alternatives()).resolves.toBeNull();
    await expect(session.around.days('2026-06-08')).resolves.toBeNull();
    await expect(session.around.freeTimes(null)).resolves.toBeNull();
  });
});
