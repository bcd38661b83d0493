import { aRoom } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepingWindow } from '../testing/blocked-window.ts';
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
  expect(session.selection.get()?.offer).toMatchObject({ price: { total: { currency: 'EUR' } }, room: { layouts: harbour.layouts } });
});

it('a group that the site refuses is told of, and the number before stays until the next is taken (FORM-052, A-056)', async () => {
  const { session, settled } = await open({ site: { delegatesErrorAbove: 60, registrationUrl: 'https://insurance.example/groups' } });
  await settled();
  session.actions.changeDelegates('61');
  expect(session.query.get().delegates).toBe(12);
  expect(session.form.get().delegatesError).toEqual({ limit: 60, registrationUrl: 'https://insurance.example/groups' });
  session.actions.changeDelegates('60');
  expect(session.query.get().delegates).toBe(60);
  expect(session.form.get().delegatesError).toBeNull();
});

describe('a code that the site forces', () => {
  it('is asked for, and once it found nothing not again in this load (SITE-045, B-036, A-078)', async () => {
    const window = keepingWindow();
    const { session, settled, server, visit } = await open({ search: monday, site: { forcedDiscountCode: 'INSURED' }, window });
    expect(session.query.get().discountCode).toBe('INSURED');
    await settled();
    expect(session.form.get().discount).toBe('none_found');
    session.actions.changeStartDate('2026-06-10');
    await settled();
    visit.back();
    await settled();
    expect(session.query.get().discountCode).toBe('');
    expect(server.callsOf('loadAvailability').map(({ query }) => query['discount_code'])).toEqual(['INSURED', undefined, undefined]);
  });
});

describe('names that a site has of its own', () => {
  const ownNames = { startDate: 'arrival', endDate: 'departure', format: 'DD-MM-YYYY HH:mm' } as const;
  it('are read, and written in place of ours (SITE-036, B-096)', async () => {
    const { session, visit } = await open({ search: 'arrival=10-06-2026%2010:00&departure=10-06-2026%2014:00&datetime=1780898400&utm=x', site: { dynamicParameters: ownNames } });
    expect(session.query.get()).toMatchObject({ start: '2026-06-10T10:00', end: '2026-06-10T14:00', meetingLength: 4 });
    session.actions.changeStartDate('2026-06-11');
    expect(Object.fromEntries(visit.search())).toMatchObject({ arrival: '11-06-2026 10:00', departure: '11-06-2026 14:00', utm: 'x' });
    expect(visit.search().has('datetime')).toBe(false);
  });
  it('that make no sense are logged once by name, and ours count (SITE-037, D-13)', async () => {
    const log = vi.fn();
    const { session } = await open({ site: { dynamicParameters: { ...ownNames, endDate: 'type' } }, log });
    expect(session.query.get().start).toBe('2026-06-08T09:00');
    expect(log.mock.calls).toEqual([['dynamic-parameter', { parameter: 'endDate' }]]);
  });
});

it('in the hotel property-system mode packages take a day, and rooms begin with their hours again (FORM-032, FORM-033)', async () => {
  const { session, settled } = await open({ site: { hotelSystem: true }, handlers: { loadAvailability: () => both } });
  await settled();
  session.actions.changeTab('package');
  expect(session.query.get()).toMatchObject({ kind: 'package', meetingLength: 'oneday' });
  expect(session.form.get().lengths).toEqual(['oneday', 'overone']);
  session.actions.changeTab('room');
  expect(session.query.get().meetingLength).toBe(8);
});

it('a venue that is an exception has the form of its own (FORM-057, AVAIL-027)', async () => {
  const cabaret = aRoom({ layouts: [{ name: 'cabaret', capacity: 30, originalCapacity: 30 }, { name: 'theater', capacity: 60, originalCapacity: 60 }] });
  const { session, settled } = await open({ venue: { id: '92446' }, handlers: { loadAvailability: () => ({ body: availabilityOf([cabaret]) }) } });
  await settled();
  expect(session.form.get().layouts).toEqual(['_none', 404]);
});
