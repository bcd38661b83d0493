import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createAskApi } from './ask-api.ts';

const at = (api: Server) => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

/**
 * Regression: the first offers of a page were evaluated by no site's rules, the later ones by those
 * of the visitor's site.
 */
it('tells the API at which site the visitor is, and from where they ask', async () => {
  const api = createServer((request, answer) =>
    answer.end(`${request.headers['x-forwarded-host']} ${request.headers['x-forwarded-for']}`),
  );
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const ask = createAskApi(at(api), () => undefined);
  expect(
    await ask('/apiv2/availability/v_1', { host: 'some.site.example', address: '203.0.113.5' }),
  ).toEqual({ status: 200, text: 'some.site.example 203.0.113.5' });
  expect((await ask('/readyz'))?.text).toBe('undefined undefined');
  api.close();
});

it('reports a call that got no answer, without the id in its path', async () => {
  const api = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const troubles: string[] = [];
  const ask = createAskApi(at(api), (call, reason) => troubles.push(`${call} ${reason}`));
  expect(await ask('/v2/cart/c_secret')).toBeNull();
  expect(await ask('/apiv2/availability/v_1?delegates=8')).toBeNull();
  expect(troubles).toEqual(['/v2/cart TypeError', '/apiv2/availability TypeError']);
  api.close();
});
