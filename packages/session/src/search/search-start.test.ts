import { aSite, fakeBaseSession } from '@foyer/fixtures';
import { instantOf } from '@foyer/domain';
import { expect, it } from 'vitest';
import { beginPage } from '../readable.ts';
import { fakePage } from '../testing/fake-page.ts';
import { createSearchStart } from './create-search-start.ts';

const newYork = { kind: 'point', latitude: 40.7, longitude: -74 } as const;
const offered = { date: '2026-05-25', time: '09:00', hours: 8, delegates: 10 };

function start(over: Parameters<typeof aSite>[0] = {}, prefix = '') {
  const visit = fakePage('/');
  return {
    visit,
    session: createSearchStart({
      base: fakeBaseSession({ site: aSite(over), prefix, clock: visit.clock }),
      page: visit.page,
    }),
  };
}

it('begins with the site’s defaults, on next Monday (SITE-044, SITE-046, D-15)', () => {
  expect(start().session.meeting.get()).toEqual(offered);
  expect(
    start({ headerSearch: { duration: 3, delegates: 5 } }).session.meeting.get(),
  ).toMatchObject({ hours: 3, delegates: 5 });
});

it('leads to the search on the clock of the place that was picked (D-1)', () => {
  const { session, visit } = start({}, 'de');
  session.actions.search(offered, newYork, 'America/New_York');
  const nine = instantOf('2026-05-25T09:00', 'America/New_York');
  expect(visit.navigations).toEqual([
    `/de/search?pt=40.7,-74&datetime=${nine}&end-datetime=${nine + 8 * 3600}&delegates=10`,
  ]);
});

it('asks venues anywhere on their own clocks for the day that was offered, and for one that was chosen on the visitor’s', () => {
  const { session, visit } = start({ whiteLabel: true });
  session.actions.search({ ...offered, hours: 4, delegates: 6 }, { kind: 'anywhere' }, null);
  session.actions.search({ ...offered, date: '2026-06-08' }, { kind: 'anywhere' }, null);
  const nine = instantOf('2026-06-08T09:00', 'Europe/Helsinki');
  expect(visit.navigations).toEqual([
    '/wlsearch?duration=4&delegates=6',
    `/wlsearch?datetime=${nine}&end-datetime=${nine + 8 * 3600}&delegates=10`,
  ]);
});

it('leads to houses and cities with the meeting of its form, as it is at that moment', () => {
  const { session, visit } = start();
  const house = () => session.ways.get().venue('quiet-house');
  const city = () => session.ways.get().city('Turku');
  expect(house()).toBe(
    '/quiet-house?datetime=2026-05-25T09%3A00&end-datetime=2026-05-25T17%3A00&delegates=10',
  );
  expect(city()).toBe('/search?destination=Turku&duration=8&delegates=10');
  session.actions.change?.({ date: '2026-06-09', time: '10:30', hours: 3, delegates: 5 });
  expect(house()).toBe(
    '/quiet-house?datetime=2026-06-09T10%3A30&end-datetime=2026-06-09T13%3A30&delegates=5',
  );
  const begins = instantOf('2026-06-09T10:30', visit.page.zone());
  expect(city()).toBe(
    `/search?destination=Turku&datetime=${begins}&end-datetime=${begins + 3 * 3600}&delegates=5`,
  );
});

it('says no meeting to the houses of a site that has no form', () => {
  const { ways } = start({ hideHeaderSearch: true }).session;
  expect(ways.get().venue('quiet-house')).toBe('/quiet-house');
});

it('takes over what the front door drew on UTC, and then offers the next Monday of the visitor’s clock', () => {
  // 22:30 on Sunday in UTC is 00:30 on Monday in Helsinki.
  const clock = { now: () => instantOf('2026-05-24T22:30', 'UTC') };
  const painted: (() => void)[] = [];
  const page = { ...fakePage('/').page, afterPaint: (then: () => void) => void painted.push(then) };
  const endBeginning = beginPage();
  const { meeting } = createSearchStart({ base: fakeBaseSession({ site: aSite(), clock }), page });
  // A busy page is painted before it has begun.
  for (const then of painted) then();
  endBeginning();
  expect(meeting.first().date).toBe('2026-05-25');
  expect(meeting.get().date).toBe('2026-06-01');
});
