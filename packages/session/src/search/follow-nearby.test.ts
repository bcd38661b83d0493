import { aQuery, fakeReadable } from '@foyer/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, later, problem } from '../testing/fake-api.ts';
import { followNearby, type NearbyOffers } from './follow-nearby.ts';

const venue = { id: 'v_1', timezone: 'Europe/Helsinki' };
const answerOf = (minor: number) => ({
  body: {
    total: 1,
    page_size: 12,
    place: null,
    timezone: venue.timezone,
    venues: [
      {
        alias: 'other-house',
        title: 'Other house',
        venue_type: 'Hotel',
        city: 'Helsinki',
        country_code: 'FI',
        image: '',
        rooms: 3,
        distance: 1,
        open: true,
        fitting: 2,
        from: { minor, currency: 'EUR' },
      },
    ],
  },
});
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function follow(handler: NonNullable<Parameters<typeof fakeApi>[0]['searchVenues']>) {
  const server = await fakeApi({ searchVenues: handler });
  const query = fakeReadable(aQuery({ start: '2026-06-09T09:00', end: '2026-06-09T17:00' }));
  const told: (number | null)[] = [];
  const tell = (offers: NearbyOffers) => told.push(offers?.get('other-house')?.from?.minor ?? null);
  const end = followNearby({ api: server.api, venue, language: 'en', query }, tell);
  ends.push(end, server.close);
  return { server, query, told, end };
}

test('asks what venues nearby have for this meeting, and again after it changed (D-20)', async () => {
  const { server, query, told } = await follow((_, attempt) => answerOf(attempt * 100));
  await vi.waitFor(() => expect(told).toEqual([null, 100]));
  query.set({ ...query.get(), delegates: 20 });
  await vi.waitFor(() => expect(told).toEqual([null, 100, null, 200]));
  expect(server.callsOf('searchVenues').map((call) => call.query)).toMatchObject([
    { near: 'v_1', datetime: '1780984800', 'end-datetime': '1781013600', delegates: '12' },
    { near: 'v_1', delegates: '20' },
  ]);
});

test('a change that is no other meeting asks nothing', async () => {
  const { server, query, told } = await follow(() => answerOf(100));
  await vi.waitFor(() => expect(told).toHaveLength(2));
  query.set({ ...query.get(), kind: 'package' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(server.callsOf('searchVenues')).toHaveLength(1);
});

test('an answer that is late tells nothing, nor does a failure (D-4)', async () => {
  const slow = later<ReturnType<typeof answerOf>>();
  const { query, told, end } = await follow((_, attempt) =>
    attempt === 1 ? slow.promise : problem(500, 'internal'),
  );
  query.set({ ...query.get(), delegates: 20 });
  await vi.waitFor(() => expect(told).toEqual([null, null]));
  slow.resolve(answerOf(100));
  await new Promise((resolve) => setTimeout(resolve, 50));
  end();
  expect(told).toEqual([null, null]);
});
