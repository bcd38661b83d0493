import { aSite, fakeBaseSession } from '@foyer/fixtures';
import { instantOf } from '@foyer/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { createBaseSession } from '../create-base-session.ts';
import { fakeApi, type Handlers, later, problem } from '../testing/fake-api.ts';
import { fakePage } from '../testing/fake-page.ts';
import { createSearchSession } from './create-search-session.ts';

const answerOf = (title: string, timezone: string | null = 'Europe/London') => ({
  body: {
    total: 1,
    page_size: 12,
    place: 'Turku',
    timezone,
    venues: [
      {
        alias: 'a',
        title,
        venue_type: 'Hotel',
        city: 'Turku',
        country_code: 'FI',
        image: '',
        rooms: 3,
        distance: 1,
        open: true,
        fitting: 2,
        from: { minor: 100, currency: 'EUR' },
      },
    ],
  },
});
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function open(at: string, handlers: Handlers = {}, site: Parameters<typeof aSite>[0] = {}) {
  const server = await fakeApi({ searchVenues: () => answerOf('A'), ...handlers });
  const visit = fakePage(at);
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(site),
    language: 'en',
    location: visit.page.address(),
    clock: visit.clock,
  });
  const session = createSearchSession({ base, api: server.api, page: visit.page });
  ends.push(session.stop, server.close);
  const settled = () => vi.waitFor(() => expect(session.results.get().kind).not.toBe('loading'));
  return { session, visit, server, settled };
}

test('searches for what is in its address (D-15, HEADER-008)', async () => {
  const { session, server, settled } = await open('/search?pt=60.17,24.94&duration=3&delegates=5');
  await settled();
  expect(server.callsOf('searchVenues')[0]?.query).toEqual({
    pt: '60.17,24.94',
    duration: '3',
    delegates: '5',
    discount_code: '',
    page: '1',
    lang: 'en',
  });
  expect(session.results.get()).toMatchObject({
    kind: 'ready',
    answer: { venues: [{ title: 'A', venueType: 'Hotel', distanceKm: 1 }] },
  });
});

test('shows the meeting on the clock of the results: next Monday without a date', async () => {
  const { session, settled } = await open('/search?destination=Turku');
  await settled();
  expect(session.meeting.get()).toEqual({
    date: '2026-05-25',
    time: '09:00',
    hours: 8,
    delegates: 10,
  });
});

test('a new search adds a step to the history, and Back repeats the previous one', async () => {
  const { session, visit, server, settled } = await open('/search?destination=Turku&delegates=4');
  await settled();
  session.actions.search(
    { date: '2026-06-08', time: '10:00', hours: 4, delegates: 12 },
    { kind: 'point', latitude: 51.5, longitude: -0.1 },
    null,
  );
  await settled();
  const start = instantOf('2026-06-08T10:00', 'Europe/London');
  expect(visit.page.address().search).toBe(
    `?pt=51.5,-0.1&datetime=${start}&end-datetime=${start + 4 * 3600}&delegates=12`,
  );
  visit.back();
  await settled();
  expect(
    server.callsOf('searchVenues').map(({ query }) => query['destination'] ?? query['pt']),
  ).toEqual(['Turku', '51.5,-0.1', 'Turku']);
});

test('a place in another zone is searched on its own clock, not on that of what was found before (D-1)', async () => {
  const { session, visit, settled } = await open('/search?destination=Turku');
  await settled();
  session.actions.search(
    { date: '2026-06-08', time: '10:00', hours: 4, delegates: 12 },
    { kind: 'point', latitude: 40.7, longitude: -74 },
    'America/New_York',
  );
  expect(visit.page.address().search).toContain(
    `datetime=${instantOf('2026-06-08T10:00', 'America/New_York')}&`,
  );
});

test('an answer that comes late does not overwrite a newer one', async () => {
  const slow = later<ReturnType<typeof answerOf>>();
  const { session, server, settled } = await open('/search?destination=Turku', {
    searchVenues: ({ query }) => (query['page'] === '1' ? slow.promise : answerOf('newer')),
  });
  await vi.waitFor(() => expect(server.callsOf('searchVenues')).toHaveLength(1));
  session.actions.showPage(2);
  await settled();
  slow.resolve(answerOf('older'));
  await new Promise((done) => setTimeout(done, 50));
  expect(session.results.get()).toMatchObject({ answer: { venues: [{ title: 'newer' }] } });
});

test('a search that failed keeps its query and is tried again', async () => {
  const { session, settled } = await open('/search?destination=Turku&delegates=4', {
    searchVenues: (_call, attempt) => (attempt === 1 ? problem(500, 'internal') : answerOf('A')),
  });
  await settled();
  expect(session.results.get().kind).toBe('failed');
  expect(session.query.get()).toMatchObject({
    place: { kind: 'city', name: 'Turku' },
    delegates: 4,
  });
  session.actions.retry();
  await settled();
  expect(session.results.get().kind).toBe('ready');
});

test('a venue’s link carries the meeting, and a page’s link the search (SITE-030)', async () => {
  const { session, settled } = await open(
    '/de/search?destination=Turku&datetime=1781000000&end-datetime=1781010000&delegates=4&discount_code=SPRING',
  );
  await settled();
  expect(session.venueLink({ alias: 'quiet-house' })).toBe(
    '/de/quiet-house?datetime=1781000000&end-datetime=1781010000&delegates=4&discount_code=SPRING',
  );
  expect(session.pageLink(2)).toBe(
    '/de/search?destination=Turku&datetime=1781000000&end-datetime=1781010000&delegates=4&discount_code=SPRING&page=2',
  );
  expect((await open('/search?duration=3')).session.venueLink({ alias: 'quiet-house' })).toBe(
    '/quiet-house?datetime=2026-05-25T09%3A00&end-datetime=2026-05-25T12%3A00&delegates=10',
  );
});

const screens =
  '/search?destination=Turku&delegates=4&max-price=300EUR&equipment=Screen&equipment=a%26b&sort=price';

test('filters and order are those of its address, and the API is asked with them', async () => {
  const { session, server, settled } = await open(screens);
  await settled();
  expect(session.refinement.get()).toMatchObject({
    filters: { maxPrice: { amount: 300, currency: 'EUR' }, equipment: ['Screen', 'a&b'] },
    sort: 'price',
  });
  expect(server.callsOf('searchVenues')[0]?.query).toMatchObject({
    'max-price': '300EUR',
    equipment: 'Screen|a&b',
    sort: 'price',
  });
});

test('another filter is in the address, from the first page, and Back takes it off', async () => {
  const { session, visit, server, settled } = await open(`${screens}&page=3`);
  await settled();
  const { filters } = session.refinement.get();
  const change = { refinement: { filters: { ...filters, equipment: [] }, sort: 'near' } } as const;
  expect(session.changeLink(change)).toBe(
    '/search?destination=Turku&duration=8&delegates=4&max-price=300EUR',
  );
  session.actions.change(change);
  await settled();
  expect(visit.page.address().search).toBe(
    '?destination=Turku&duration=8&delegates=4&max-price=300EUR',
  );
  visit.back();
  await settled();
  expect(server.callsOf('searchVenues').map(({ query }) => [query['page'], query['sort']])).toEqual(
    [
      ['3', 'price'],
      ['1', undefined],
      ['3', 'price'],
    ],
  );
});

test('a new search and further pages keep the filters', async () => {
  const { session, visit, settled } = await open(screens);
  await settled();
  expect(session.pageLink(2)).toBe(
    '/search?destination=Turku&duration=8&delegates=4&page=2&max-price=300EUR&equipment=Screen&equipment=a%26b&sort=price',
  );
  session.actions.change({
    query: { place: { kind: 'area', south: 60, west: 24, north: 61, east: 25 } },
  });
  expect(visit.page.address().search).toContain('?area=60,24,61,25&duration=8&delegates=4&');
  expect(visit.page.address().search).toContain('sort=price');
});

test('a venue’s link carries the layout that was looked for (AVAIL-022)', async () => {
  const { session } = await open('/search?destination=Turku&layout=404');
  expect(session.venueLink({ alias: 'quiet-house' })).toBe(
    '/quiet-house?datetime=2026-05-25T09%3A00&end-datetime=2026-05-25T17%3A00&delegates=10&layout=404',
  );
});
