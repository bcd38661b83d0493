import { createSender, patience, testInternalSecret } from '@foyer/api/testing';
import { readVisit, visitHeader } from '@foyer/serving';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forgedRequest } from './testing/forged-requests.ts';
import { startEdge } from './testing/open-edge.ts';
import { twoVisitors, type TwoVisitors } from './testing/two-visitors.ts';

let two: TwoVisitors;
const ends: (() => unknown)[] = [];
/** Sites that the API was told of. */
const hosts = new Set<string>();
const doors: Record<'door' | 'api', ReturnType<typeof createSender>['send'] | null> = {
  door: null,
  api: null,
};

beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  two = await twoVisitors();
  const apiUrl = await two.app.listen({ host: '127.0.0.1', port: 0 });
  const { edge, close } = await startEdge({ apiUrl });
  const [door, api] = [
    createSender(await edge.listen({ host: '127.0.0.1', port: 0 }), 4),
    createSender(apiUrl, 4),
  ];
  Object.assign(doors, { door: door.send, api: api.send });
  ends.push(() => vi.unstubAllEnvs(), door.close, api.close, close, two.close);
}, patience);
afterAll(async () => {
  for (const end of ends) await end();
});

it(
  '500 forged hosts, origins, ids, cookies and tokens read and change nothing of anybody else (SITE-007, D-9, D-16)',
  async () => {
    two.app.server.on('request', (request) =>
      hosts.add(
        readVisit([testInternalSecret], String(request.headers[visitHeader]))?.hostname ?? '',
      ),
    );
    const before = await two.everything();
    const wrong: string[] = [];
    const kinds = new Set<string>();
    for (const forged of fc.sample(forgedRequest(two), { numRuns: 500, seed: 11 })) {
      kinds.add(forged.what);
      for (const [name, send] of Object.entries(doors)) {
        if (send === null || (name === 'api' && forged.doorOnly)) continue;
        const answer = await send(forged);
        const said = `${forged.what} at the ${name}: ${forged.method} ${forged.path} → ${answer.status}`;
        if (!forged.may.includes(answer.status)) wrong.push(said);
        if (two.secrets.some((secret) => answer.text.includes(secret)))
          wrong.push(`${said} shows what is another's`);
        if (answer.sharedWith !== null) wrong.push(`${said} is shared with ${answer.sharedWith}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await two.everything()).toBe(before);
    // Past the front door, and with a forged signature, no site is named.
    expect([...hosts].toSorted()).toEqual(['', 'localhost']);
    expect(kinds.size).toBeGreaterThan(30);
  },
  patience,
);

it('is ready where the API believes it', async () => {
  expect(
    await doors.door?.({ method: 'GET', path: '/readyz', headers: {}, body: null }),
  ).toMatchObject({ status: 200 });
});

it('with the true ones the same requests are answered, so that the forged ones show something', async () => {
  const owner = { host: 'localhost', cookie: `foyer_login=${two.owner['foyer_login']}` };
  const paths = [
    `/v2/cart/${two.cartId}`,
    `/apiv2/orders/${two.booked.orderId}`,
    `/apiv2/orders/${two.booked.orderId}/calendar.ics`,
    '/apiv2/user/orders',
    ...two.links,
  ];
  for (const address of paths)
    expect([
      address,
      (await doors.door?.({ method: 'GET', path: address, headers: owner, body: null }))?.status,
    ]).toEqual([address, 200]);
});
