import type { BookingQuery } from '@foyer/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { loadAvailability } from './endpoint.ts';
import { availabilityQuery } from './query.ts';

const query: BookingQuery = {
  kind: 'room',
  start: '2026-11-24T09:00',
  end: '2026-11-24T17:00',
  meetingLength: 8,
  delegates: 12,
  delegatesGiven: true,
  layout: '_none',
  discountCode: '',
  rates: 'all',
};
const written = (layout: BookingQuery['layout']) =>
  availabilityQuery({ ...query, layout }, 'Europe/Helsinki', 'en', null);

it('a layout is asked for by its code, and any by none (A-185, API-013)', () => {
  expect(written(404)).toHaveProperty('layout', '404');
  expect(written('_none')).not.toHaveProperty('layout');
});

it.each([
  ['404', 404],
  ['_none', '_none'],
  ['', '_none'],
  [undefined, '_none'],
] as const)('the layout %j of a query is read as %j (A-185, API-013)', (layout, read) => {
  const sent = { ...written('_none'), ...(layout !== undefined && { layout }) };
  expect(v.parse(loadAvailability.query, sent).layout).toBe(read);
});

it('a layout that does not exist is refused', () => {
  expect(v.safeParse(loadAvailability.query, { ...written(404), layout: '7' }).success).toBe(false);
});
