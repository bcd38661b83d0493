import { expect, it, vi } from 'vitest';
import { createCaller, drawWithAnswers } from './draw-with-answers.ts';
import type { CallAnswer, Drawing } from './drawing/draw-pool.ts';

const asks = (...calls: string[]): Drawing => ({
  kind: 'asks',
  calls: calls.map((call) => ({ call, idempotencyKey: null })),
  undrawn: [],
});
const drawn = (html: string): Drawing => ({ kind: 'drawn', html, boot: {}, undrawn: [] });
const answering =
  (status = 200) =>
  ({ call }: { call: string }): Promise<CallAnswer> =>
    Promise.resolve({ call, status, text: `to ${call}` });

it('begins the page anew with the answers, until it asks for nothing more', async () => {
  const seen: string[][] = [];
  const draw = (answers: readonly CallAnswer[]) => {
    seen.push(answers.map(({ text }) => text));
    return Promise.resolve(
      [asks('GET /a', 'GET /b'), asks('GET /c'), drawn('all')][seen.length - 1] ?? null,
    );
  };
  expect(await drawWithAnswers(draw, answering())).toEqual({
    drawing: drawn('all'),
    isMissing: false,
  });
  expect(seen).toEqual([[], ['to GET /a', 'to GET /b'], ['to GET /a', 'to GET /b', 'to GET /c']]);
});

it('knows that what a page is about does not exist', async () => {
  const draw = (answers: readonly CallAnswer[]) =>
    Promise.resolve(answers.length === 0 ? asks('GET /a') : drawn('no such cart'));
  expect((await drawWithAnswers(draw, answering(404))).isMissing).toBe(true);
});

it('leaves a page to the browser whose answer does not come, or that asks for ever', async () => {
  const draw = vi.fn(() => Promise.resolve(asks('GET /a')));
  expect((await drawWithAnswers(draw, () => Promise.resolve(null))).drawing).toBeNull();
  expect(draw).toHaveBeenCalledOnce();
  expect((await drawWithAnswers(draw, answering())).drawing).toBeNull();
  expect(draw.mock.calls.length).toBeLessThan(20);
});

it('makes a call with what it sends, in the name of the visitor', async () => {
  const ask = vi.fn(() => Promise.resolve({ status: 200, text: 'c_1' }));
  const call = createCaller(ask, 'SESS=1');
  expect(
    await call({ call: 'POST /apiv2/cart', body: { delegates: 2 }, idempotencyKey: 'k' }),
  ).toEqual({ call: 'POST /apiv2/cart', status: 200, text: 'c_1' });
  expect(ask).toHaveBeenCalledWith('/apiv2/cart', {
    method: 'POST',
    cookies: 'SESS=1',
    body: '{"delegates":2}',
    idempotencyKey: 'k',
  });
});
