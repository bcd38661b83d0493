import { aRoom } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockedWindow, keepingWindow } from '../testing/blocked-window.ts';
import { availabilityOf } from '../testing/fake-api.ts';
import { both, type Given, harbour, monday, openVenue } from '../testing/open-venue.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
async function open(given: Given) {
  const opened = await openVenue(given);
  ends.push(opened.end);
  return opened;
}

it('the chosen room carries its price and layouts (FORM-020, FORM-022)', async () => {
  const { session, settled } = await open({});
  await settled();
  session.actions.selectRoom(harbour.id);
  expect(session.selection.get()?.offer).toMatchObject({
    price: { total: { currency: 'EUR' } },
    room: { layouts: harbour.layouts },
  });
});

it('a group that the site refuses shows an error, and the number before stays until the next is accepted (FORM-052, A-056)', async () => {
  const { session, settled } = await open({
    site: { delegatesErrorAbove: 60, registrationUrl: 'https://insurance.example/groups' },
  });
  await settled();
  session.actions.changeDelegates('61');
  expect(session.query.get().delegates).toBe(12);
  expect(session.form.get().delegatesError).toEqual({
    limit: 60,
    registrationUrl: 'https://insurance.example/groups',
  });
  session.actions.changeDelegates('60');
  expect(session.query.get().delegates).toBe(60);
  expect(session.form.get().delegatesError).toBeNull();
});

describe('a code that the site forces', () => {
  it('is tried, and after it matched nothing not again in this load (SITE-045, B-036, A-078)', async () => {
    const window = keepingWindow();
    const { session, settled, server, visit } = await open({
      search: monday,
      site: { forcedDiscountCode: 'INSURED' },
      window,
    });
    expect(session.query.get().discountCode).toBe('INSURED');
    await settled();
    expect(session.form.get().discount).toBe('none_found');
    session.actions.changeStartDate('2026-06-10');
    await settled();
    visit.back();
    await settled();
    expect(session.query.get().discountCode).toBe('');
    expect(server.callsOf('loadAvailability').map(({ query }) => query['discount_code'])).toEqual([
      'INSURED',
      undefined,
      undefined,
    ]);
  });
});

describe('names that a site has of its own', () => {
  const ownNames = {
    startDate: 'arrival',
    endDate: 'departure',
    format: 'DD-MM-YYYY HH:mm',
  } as const;
  it('are read, and written in place of ours (SITE-036, B-096)', async () => {
    const { session, visit } = await open({
      search: 'arrival=10-06-2026%2010:00&departure=10-06-2026%2014:00&datetime=1780898400&utm=x',
      site: { dynamicParameters: ownNames },
    });
    expect(session.query.get()).toMatchObject({
      start: '2026-06-10T10:00',
      end: '2026-06-10T14:00',
      meetingLength: 4,
    });
    session.actions.changeStartDate('2026-06-11');
    expect(Object.fromEntries(visit.search())).toMatchObject({
      arrival: '11-06-2026 10:00',
      departure: '11-06-2026 14:00',
      utm: 'x',
    });
    expect(visit.search().has('datetime')).toBe(false);
  });
  it('that make no sense are logged once by name, and ours count (SITE-037, ERR-025, D-13)', async () => {
    const log = vi.fn();
    const { session } = await open({
      site: { dynamicParameters: { ...ownNames, endDate: 'type' } },
      log,
    });
    expect(session.query.get().start).toBe('2026-06-08T09:00');
    expect(log.mock.calls).toEqual([['dynamic-parameter', { parameter: 'endDate' }]]);
  });
});

it('in the property mode packages take a day, and rooms begin with their hours again (FORM-032, FORM-033)', async () => {
  const { session, settled } = await open({
    site: { checkout: 'property', offerCards: 'plan' },
    handlers: { loadAvailability: () => both },
  });
  await settled();
  session.actions.changeTab('package');
  expect(session.query.get()).toMatchObject({ kind: 'package', meetingLength: 'oneday' });
  expect(session.form.get().lengths).toEqual(['oneday', 'overone']);
  session.actions.changeTab('room');
  expect(session.query.get().meetingLength).toBe(8);
});

it('a package of a property system without a plan takes half hours, which is said (AVAIL-030, D-18)', async () => {
  const { session, settled } = await open({
    venue: { propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' } },
    site: { offerCards: 'book' },
    handlers: { loadAvailability: () => both },
  });
  await settled();
  session.actions.changeStartTime('09:15');
  expect(session.form.get().startTimes).toContain('09:15');
  session.actions.changeTab('package');
  expect(session.query.get()).toMatchObject({
    start: '2026-06-08T09:30',
    end: '2026-06-08T17:00',
    meetingLength: 7.5,
  });
  const { adjusted, startTimes, endTimes } = session.form.get();
  expect(adjusted).toEqual({
    part: 'start',
    asked: '2026-06-08T09:15',
    reason: 'between-half-hours',
  });
  expect([...startTimes, ...endTimes].filter((time) => !/:[03]0$/.test(time))).toEqual([]);
});

it('a venue that is an exception has the form of its own (FORM-057, AVAIL-027)', async () => {
  const cabaret = aRoom({
    layouts: [
      { name: 'cabaret', capacity: 30, originalCapacity: 30 },
      { name: 'theater', capacity: 60, originalCapacity: 60 },
    ],
  });
  const { session, settled } = await open({
    venue: { id: '92446' },
    handlers: { loadAvailability: () => ({ body: availabilityOf([cabaret]) }) },
  });
  await settled();
  expect(session.form.get().layouts).toEqual(['_none', 404]);
});

describe('a length that the chain’s properties do not have', () => {
  it.each([
    ['Two-Days', 8],
    ['morethan1', 2],
  ])(
    '%s in the address shows a notice until it is dismissed, and becomes %i hours (FORM-013, FORM-034, FORM-035, A-177)',
    async (word, hours) => {
      const { session, visit } = await open({
        search: `type=room&meeting-length=${word}&datetime=1780898400`,
        site: { checkout: 'property', chainLengthWords: true },
      });
      expect(session.form.get().timeRefused).toBe(true);
      expect(session.query.get().meetingLength).toBe(hours);
      expect(visit.search().get('meeting-length')).toBe(String(hours));
      session.actions.dismissTimeRefused();
      expect(session.form.get().timeRefused).toBe(false);
    },
  );

  it('is nothing to say elsewhere (FORM-036, B-029)', async () => {
    const { session } = await open({
      search: 'type=room&meeting-length=Two Days&datetime=1780898400',
    });
    expect(session.form.get().timeRefused).toBe(false);
    expect(session.query.get().meetingLength).toBe('twodays');
  });
});

describe('how late and how early a venue takes a start', () => {
  it('after its last date nothing can be booked, whatever the server answers (FORM-058, B-033)', async () => {
    const { session, settled } = await open({
      search: `${monday}&delegates=12`,
      venue: { leadTimes: { maxDays: 10, disabledDays: [], disabledWeekdays: [] } },
    });
    await settled();
    expect(session.form.get()).toMatchObject({
      lastDate: '2026-05-28',
      leadTimeAllows: false,
      notice: { kind: 'too-late', last: '2026-05-28' },
    });
    session.actions.selectRoom(harbour.id);
    session.actions.book();
    expect(session.booking.get()).toEqual({ kind: 'idle' });
    session.actions.changeStartDate('2026-05-28');
    expect(session.form.get().leadTimeAllows).toBe(true);
  });

  it('the minimum notice of a venue is shown (FORM-057)', async () => {
    const today = async (id: string) => {
      const { session } = await open({ venue: { id } });
      session.actions.changeStartDate(session.form.get().firstDate);
      return session.form.get();
    };
    const { notice, startTimes } = await today('94150');
    expect(notice).toEqual({ kind: 'needs-notice', minutes: 120, from: startTimes[0] });
    expect((await today('another')).notice).toBeNull();
  });
});

describe('a site that asks before it keeps anything', () => {
  const kept = (window: ReturnType<typeof keepingWindow>) => window.document.cookie;

  it('stores preferences only after a yes, and for 100 days (D-9, CART-025, CART-026)', async () => {
    const window = keepingWindow();
    const { session } = await open({ window, site: { asksBeforeKeeping: true } });
    expect(session.preferences.get()).toBe('asked');
    session.actions.changeLength(4);
    expect(kept(window)).toBe('');
    session.actions.allowPreferences(true);
    expect(session.preferences.get()).toBe('kept');
    expect(kept(window)).toContain('_pref_mt=4');
    expect(window.cookieLines.find((line) => line.startsWith('_pref_mt='))).toContain(
      'Max-Age=8640000',
    );
    expect(
      (await open({ window, site: { asksBeforeKeeping: true } })).session.preferences.get(),
    ).toBe('kept');
  });

  it('removes at a no what an earlier yes stored, and stores the no', async () => {
    const window = keepingWindow();
    const { session } = await open({ window, site: { asksBeforeKeeping: true } });
    session.actions.allowPreferences(true);
    session.actions.allowPreferences(false);
    expect(kept(window)).toBe('_pref_ok=0');
    session.actions.changeLength(4);
    expect(kept(window)).toBe('_pref_ok=0');
    expect(
      (await open({ window, site: { asksBeforeKeeping: true } })).session.preferences.get(),
    ).toBe('refused');
  });

  it('lets the visitor book with everything blocked (D-9)', async () => {
    const { session, settled } = await open({
      window: blockedWindow(),
      site: { asksBeforeKeeping: true },
    });
    session.actions.allowPreferences(true);
    session.actions.changeLength(4);
    await settled();
    expect(session.query.get().meetingLength).toBe(4);
  });
});

it('the tab of the last visit opens again, unless the address or the site names another (FORM-014, CART-024)', async () => {
  const window = keepingWindow();
  const first = await open({ search: 'type=package', window });
  first.session.actions.changeTab('room');
  expect((await open({ search: '', window })).session.query.get().kind).toBe('room');
  expect((await open({ search: 'type=package', window })).session.query.get().kind).toBe('package');
  expect(
    (await open({ search: '', window, site: { defaultTab: 'package' } })).session.query.get().kind,
  ).toBe('package');
});

it('the city in the breadcrumb leads back to the search for the meeting as it is by then (VENUE-024, VENUE-025, C-179)', async () => {
  const { session, settled } = await open({ site: { whiteLabel: true } });
  await settled();
  const { city } = session.links;
  expect(city('Helsinki')).toBe(
    '/wl_search?destination=Helsinki&datetime=1780898400&end-datetime=1780927200&delegates=12',
  );
  session.actions.changeDelegates('30');
  expect(city('Helsinki')).toContain('delegates=30');
});

it.each([
  [{ checkout: 'cart' } as const, 760, '_none'],
  [{ checkout: 'cart' } as const, 401, 401],
  [{ checkout: 'office' } as const, 401, '_none'],
  [{ checkout: 'office' } as const, 760, 760],
])(
  'on a site with %o the layout %s of an address is %s (AVAIL-025)',
  async (site, asked, layout) => {
    const { session, settled } = await open({ search: `${monday}&layout=${asked}`, site });
    await settled();
    expect(session.query.get().layout).toBe(layout);
  },
);
