import { createCart2, loadAddOns, loadCancellationTerms, loadCart } from '@foyer/contract';
import { expect, it, vi } from 'vitest';
import { type AskedCall, createAnsweredClient } from './answered-client.ts';
import type { ApiClient } from './api-client.ts';

const elsewhere: ApiClient = {
  call: () => Promise.resolve({ ok: false, problem: { kind: 'unreachable' } }),
};
const emptyCatalogue = JSON.stringify([]);
const addOnsOf = (venueId: string) => ({ params: { venueId }, query: {} });

it('gives each answer once, in the order of the calls, and then asks', async () => {
  const taken = vi.fn();
  const asked: AskedCall[] = [];
  const client = createAnsweredClient(
    [{ call: 'GET /apiv2/catalog/index/v1', status: 200, text: emptyCatalogue }],
    elsewhere,
    { taken, asked: (call) => void asked.push(call) },
  );
  expect((await client.call(loadAddOns, addOnsOf('v2'))).ok).toBe(false);
  expect(taken).not.toHaveBeenCalled();
  expect((await client.call(loadAddOns, addOnsOf('v1'))).ok).toBe(true);
  expect(taken).toHaveBeenCalledOnce();
  expect((await client.call(loadAddOns, addOnsOf('v1'))).ok).toBe(false);
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /apiv2/catalog/index/v2',
    'GET /apiv2/catalog/index/v1',
  ]);
});

it.each([
  [404, JSON.stringify({ status: 404, code: 'cart_not_found', message: '' }), 'refused'],
  [503, 'away', 'unreachable'],
  [200, '{', 'malformed'],
])('an answer %i is a problem as if it came now', async (status, text, kind) => {
  const client = createAnsweredClient([{ call: 'GET /v2/cart/c1', status, text }], elsewhere, {});
  expect(await client.call(loadCart, { params: { cartId: 'c1' } })).toMatchObject({
    ok: false,
    problem: { kind },
  });
});

it('says of a call whether it changes anything, and what it sends', async () => {
  const asked: AskedCall[] = [];
  const client = createAnsweredClient([], elsewhere, { asked: (call) => void asked.push(call) });
  await client.call(loadCart, { params: { cartId: 'c1' } });
  await client.call(loadCancellationTerms, { params: { lang: 'en', cartId: 'c1' }, body: {} });
  const body = {
    language: 'en',
    venue_id: 'v1',
    delegates: 2,
    order_type: 'room',
    mt_length: '8',
    events: [],
  } as const;
  await client.call(createCart2, { body: { ...body, events: [] }, idempotencyKey: 'k' });
  expect(asked.map(({ call, reads }) => [call.split(' ')[0], reads])).toEqual([
    ['GET', true],
    ['POST', true],
    ['POST', false],
  ]);
  expect(asked[2]).toMatchObject({ body, idempotencyKey: 'k' });
});
