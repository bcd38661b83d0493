import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readVisit, visitHeader } from '@foyer/serving';
import { expect, it } from 'vitest';
import { createAskApi } from './ask-api.ts';

const secret = 's'.repeat(32);
const visit = { hostname: 'some.site.example', address: '203.0.113.5' };
const at = (api: Server) => ({
  apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  internalSecret: [secret],
});

/**
 * Regression: the first offers of a page were evaluated by no site's rules, the later ones by those
 * of the visitor's site.
 */
it('tells the API at which site the visitor is, and from where they ask', async () => {
  const api = createServer((request, answer) =>
    answer.end(JSON.stringify(readVisit([secret], String(request.headers[visitHeader])))),
  );
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const ask = createAskApi(at(api), () => undefined);
  expect(await ask('/apiv2/availability/v_1', { visit })).toEqual({
    status: 200,
    text: JSON.stringify(visit),
  });
  api.close();
});

it('reports a call that got no answer, without the id in its path', async () => {
  const api = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const troubles: string[] = [];
  const ask = createAskApi(at(api), (call, reason) => troubles.push(`${call} ${reason}`));
  expect(await ask('/v2/cart/c_secret', { visit })).toBeNull();
  expect(await ask('/apiv2/availability/v_1?delegates=8', { visit })).toBeNull();
  expect(troubles).toEqual(['/v2/cart TypeError', '/apiv2/availability TypeError']);
  api.close();
});
