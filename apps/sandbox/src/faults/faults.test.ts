import { afterEach, beforeEach, expect, test } from 'vitest';
import { parties } from './faults.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let url = '';
beforeEach(async () => {
  sandbox = createSandbox();
  ({ url } = await sandbox.start({ http: 0, smtp: 0 }));
});
afterEach(() => sandbox.stop());

const tell = (body: object): Promise<Response> =>
  fetch(`${url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const voidNothing = (init: RequestInit = {}): Promise<Response> =>
  fetch(`${url}/vault/authorizations/none`, { method: 'DELETE', ...init });

test('at first every party behaves', async () => {
  expect(await (await fetch(`${url}/faults`)).json()).toEqual(
    Object.fromEntries(parties.map((party) => [party, { mode: 'ok', ms: 0 }])),
  );
  expect((await voidNothing()).status).toBe(404);
});

test('a vault that fails answers 503, one that refuses hangs up, and the lists for tests stay readable', async () => {
  await tell({ party: 'vault', mode: 'fail' });
  expect((await voidNothing()).status).toBe(503);
  await tell({ party: 'vault', mode: 'refuse' });
  await expect(voidNothing()).rejects.toThrow();
  expect((await fetch(`${url}/vault/authorizations`)).status).toBe(200);
  await tell({ party: 'vault', mode: 'ok' });
  expect((await voidNothing()).status).toBe(404);
});

test('a slow vault has done its work when the caller gives up', async () => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'slow-1' };
  const card = {
    accessToken: 'v',
    number: '4242424242424242',
    month: 12,
    year: new Date().getFullYear() + 2,
    cvv: null,
    name: 'A',
  };
  const { cardToken } = (await (
    await fetch(`${url}/vault/cards`, { method: 'POST', headers, body: JSON.stringify(card) })
  ).json()) as { cardToken: string };
  await tell({ party: 'vault', mode: 'slow', ms: 60_000 });
  const body = JSON.stringify({ token: cardToken, amount: 100, currency: 'EUR' });
  await expect(
    fetch(`${url}/vault/authorizations`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(300),
    }),
  ).rejects.toThrow('timeout');
  expect(await (await fetch(`${url}/vault/authorizations`)).json()).toHaveLength(1);
});

test('stopping ends a wait at once instead of sitting it out', async () => {
  await tell({ party: 'vault', mode: 'slow', ms: 60_000 });
  const waiting = voidNothing();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const begun = Date.now();
  await sandbox.stop();
  expect((await waiting).status).toBe(404);
  expect(Date.now() - begun).toBeLessThan(3000);
});

test.each([
  ['party', { party: 'bank', mode: 'ok' }],
  ['mode', { party: 'vault', mode: 'odd' }],
  ['mode', { party: 'mail', mode: 'lie' }],
  ['mode', { party: 'vault', mode: 'conflict' }],
  ['ms', { party: 'vault', mode: 'slow', ms: -1 }],
])('a fault with a bad %s is refused by that name', async (field, body) => {
  const response = await tell(body);
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ field }),
  ]);
});
