import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

let now = new Date('2026-06-01T10:00:00Z');
const sandbox = createSandbox({ clock: () => now });
let url = '';
beforeAll(async () => {
  ({ url } = await sandbox.start({ http: 0, smtp: 0 }));
});
afterAll(() => sandbox.stop());

const hotel = { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' };
const call = async (
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<[number, unknown]> => {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return [response.status, text === '' ? null : JSON.parse(text)];
};
const span = (day: string, from = '09', to = '17') => ({
  start: `${day}T${from}:00:00`,
  end: `${day}T${to}:00:00`,
});
const cart = (key: string, roomId: string, when: object, packageId: string | null = null) =>
  call(
    'POST',
    '/property/carts',
    { ...hotel, events: [{ roomId, packageId, ...when, delegates: 8 }] },
    key,
  );
const book = (key: string, cartId: string | null, roomId: string, when: object) =>
  call(
    'POST',
    '/property/bookings',
    {
      ...hotel,
      cartId,
      total: 100,
      currency: 'EUR',
      events: [{ roomId, packageId: null, ...when, delegates: 8 }],
    },
    key,
  );
const conflict = [409, expect.objectContaining({ code: 'conflict' })];

test('a room is kept once, for twenty minutes, and the same key keeps it once', async () => {
  const first = await cart('c1', 'M101', span('2026-07-01'));
  expect(first).toEqual([
    201,
    { cartId: expect.stringMatching(/^cart_/), expires: '2026-06-01T10:20:00.000Z' },
  ]);
  expect(await cart('c1', 'M101', span('2026-07-01'))).toEqual(first);
  expect(await cart('c1', 'M102', span('2026-07-01'))).toEqual([
    400,
    expect.objectContaining({ code: 'idempotency_key_reused' }),
  ]);
  expect(await cart('c2', 'M101', span('2026-07-01', '16', '18'))).toEqual(conflict);
  expect((await cart('c3', 'M101', span('2026-07-01', '17', '18')))[0]).toBe(201);
  now = new Date(now.getTime() + 20 * 60_000);
  expect((await cart('c4', 'M101', span('2026-07-01', '16', '17')))[0]).toBe(201);
});

test('a booking takes over the rooms of its cart, and nobody else’s', async () => {
  const [, kept] = await cart('d1', 'M102', span('2026-07-02'));
  const { cartId } = kept as { cartId: string };
  expect(await book('e0', null, 'M102', span('2026-07-02'))).toEqual(conflict);
  const booked = await book('e1', cartId, 'M102', span('2026-07-02'));
  expect(booked).toEqual([201, { bookingId: expect.stringMatching(/^booking_/), total: 100 }]);
  expect(await book('e1', cartId, 'M102', span('2026-07-02'))).toEqual(booked);
});

test('a key that was released keeps nothing, not even when it arrives late', async () => {
  expect((await book('f1', null, 'M202', span('2026-07-03')))[0]).toBe(201);
  expect(await call('DELETE', '/property/reservations/by-key/f1')).toEqual([204, null]);
  expect(await call('DELETE', '/property/reservations/by-key/f2')).toEqual([204, null]);
  expect(await book('f2', null, 'M202', span('2026-07-03'))).toEqual(conflict);
  expect((await book('f3', null, 'M202', span('2026-07-03')))[0]).toBe(201);
});

test('what the hotel does not have is refused by its name', async () => {
  expect(await cart('g1', 'X', span('2026-07-04'))).toEqual([
    404,
    expect.objectContaining({ code: 'unknown_room' }),
  ]);
  expect(await cart('g2', 'M101', span('2026-07-04'), 'X')).toEqual([
    404,
    expect.objectContaining({ code: 'package_not_mapped' }),
  ]);
  expect(await call('GET', '/property/menus?server=north&chainCode=HARB&hotelCode=X')).toEqual([
    404,
    expect.objectContaining({ code: 'unknown_hotel' }),
  ]);
  expect(await call('POST', '/property/carts', { ...hotel, events: [] }, 'g3')).toEqual([
    400,
    expect.objectContaining({ field: 'events' }),
  ]);
});
