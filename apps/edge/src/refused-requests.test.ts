import {
  aVenueRecord,
  createSender,
  openFreshPglite,
  patience,
  startTestApp,
  storeRecords,
} from '@foyer/api/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deployHost, startEdge } from './testing/open-edge.ts';

/** The front door before the real API, over HTTP, as anybody meets them. */
let send: ReturnType<typeof createSender>['send'];
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  const database = await openFreshPglite();
  await storeRecords(database, [aVenueRecord()]);
  const { app } = await startTestApp({ database });
  const { edge, siteFolder, close } = await startEdge({
    apiUrl: await app.listen({ host: '127.0.0.1', port: 0 }),
  });
  deployHost(siteFolder);
  const sender = createSender(await edge.listen({ host: '127.0.0.1', port: 0 }), 1);
  send = sender.send;
  ends.push(
    () => vi.unstubAllEnvs(),
    sender.close,
    close,
    () => app.close(),
    () => database.close(),
  );
}, patience);
afterAll(async () => {
  for (const end of ends) await end();
});

type Asked = { method?: string; address: string; type?: string; size?: number };

const ask = async ({ method = 'GET', address, type, size }: Asked) => {
  const { status, type: answered } = await send({
    method,
    path: address,
    headers: {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      ...(type && { 'content-type': type }),
    },
    body: size === undefined ? null : Buffer.alloc(size, 'a'),
  });
  return [status, answered.split(';')[0]];
};

const page = 'text/html';
const problem = 'application/problem+json';
const sentence = 'text/plain';
const form = 'application/x-www-form-urlencoded';
const cart = '/apiv2/create/cart2';

it.each<[string, Asked, number, string]>([
  ['a venue', { address: '/test-house' }, 200, page],
  ['an alias that nobody has', { address: '/no-such-house' }, 404, page],
  // The API takes no path with so long a part: once that read as an API that does not answer (503).
  ['an alias of 300 letters', { address: `/${'a'.repeat(300)}` }, 404, page],
  ['the same in Finnish', { address: `/fi/${'a'.repeat(300)}` }, 404, page],
  ['300 letters that are no Latin ones', { address: `/${'%D0%B6'.repeat(300)}` }, 404, page],
  ['a call with another method', { method: 'DELETE', address: cart }, 405, problem],
  ['a call that only posts, read', { address: cart }, 405, problem],
  ['a page with another method', { method: 'DELETE', address: '/test-house' }, 405, sentence],
  [
    'a call of 2 MB',
    { method: 'POST', address: cart, type: 'application/json', size: 2_000_000 },
    413,
    problem,
  ],
  [
    'a form of 2 MB',
    { method: 'POST', address: '/test-house', type: form, size: 2_000_000 },
    413,
    sentence,
  ],
])('from outside, %s (%o) is answered %i', async (_what, asked, status, type) => {
  expect(await ask(asked)).toEqual([status, type]);
});
