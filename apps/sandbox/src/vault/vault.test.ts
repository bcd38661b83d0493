import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

let now = new Date('2026-06-01T10:00:00Z');
const sandbox = createSandbox({ clock: () => now });
let url = '';
beforeAll(async () => {
  ({ url } = await sandbox.start({ http: 0, smtp: 0 }));
});
afterAll(() => sandbox.stop());

const card = {
  accessToken: 'visit-1',
  number: '4242424242424242',
  month: 12,
  year: 2030,
  cvv: '123',
  name: 'Aino Lindqvist',
};

const post = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function tokenFor(number: string): Promise<string> {
  const { cardToken } = (await (await post('/vault/cards', { ...card, number })).json()) as {
    cardToken: string;
  };
  return cardToken;
}

const authorize = async (key: string, body: object): Promise<[number, unknown]> => {
  const response = await post('/vault/authorizations', body, { 'idempotency-key': key });
  return [response.status, await response.json()];
};

test('a token authorises once, and the same key answers the same again', async () => {
  const token = await tokenFor(card.number);
  expect(token).toMatch(/^card_[\w-]{32}$/);
  const first = await authorize('once-1', { token, amount: 115_960, currency: 'EUR' });
  expect(first).toEqual([200, { authorizationId: expect.stringMatching(/^auth_[\w-]{32}$/) }]);
  expect(await authorize('once-1', { token, amount: 115_960, currency: 'EUR' })).toEqual(first);
  expect(await authorize('once-2', { token, amount: 115_960, currency: 'EUR' })).toEqual([
    400,
    expect.objectContaining({ code: 'unknown_token' }),
  ]);
  expect(await authorize('once-1', { token, amount: 1, currency: 'EUR' })).toEqual([
    400,
    expect.objectContaining({ code: 'idempotency_key_reused' }),
  ]);
});

test('a card that is declined is declined again under the same key', async () => {
  const token = await tokenFor('4000000000000002');
  const declined = [402, expect.objectContaining({ code: 'card_declined' })];
  expect(await authorize('declined-1', { token, amount: 100, currency: 'EUR' })).toEqual(declined);
  expect(await authorize('declined-1', { token, amount: 100, currency: 'EUR' })).toEqual(declined);
});

test('a card that needs confirming has no token until it is confirmed, and is confirmed once', async () => {
  const stored = await post('/vault/cards', { ...card, number: '4000000000003220' });
  expect(stored.status).toBe(202);
  const { confirmationId } = (await stored.json()) as { confirmationId: string };
  expect(await authorize('early', { token: confirmationId, amount: 100, currency: 'EUR' })).toEqual(
    [400, expect.objectContaining({ code: 'unknown_token' })],
  );
  const confirmed = await post('/vault/confirmations', { confirmationId });
  const { cardToken } = (await confirmed.json()) as { cardToken: string };
  expect(await authorize('confirmed', { token: cardToken, amount: 100, currency: 'EUR' })).toEqual([
    200,
    expect.anything(),
  ]);
  expect((await post('/vault/confirmations', { confirmationId })).status).toBe(404);
});

test('an authorisation can be voided, twice without harm, and the list shows no card number', async () => {
  const [, answer] = await authorize('void-1', {
    token: await tokenFor(card.number),
    amount: 2500,
    currency: 'ISK',
  });
  const { authorizationId } = answer as { authorizationId: string };
  const discard = async (id: string): Promise<number> =>
    (await fetch(`${url}/vault/authorizations/${id}`, { method: 'DELETE' })).status;
  expect([
    await discard(authorizationId),
    await discard(authorizationId),
    await discard('auth_none'),
  ]).toEqual([204, 204, 404]);
  const listed = await (await fetch(`${url}/vault/authorizations`)).text();
  expect(JSON.parse(listed)).toContainEqual({
    authorizationId,
    amount: 2500,
    currency: 'ISK',
    card: '•••• 4242',
    network: 'Visa',
    at: now.toISOString(),
    state: 'voided',
  });
  expect(listed).not.toContain('424242');
});

test('a token is forgotten after half an hour', async () => {
  const token = await tokenFor(card.number);
  now = new Date(now.getTime() + 30 * 60_000);
  expect(await authorize('late', { token, amount: 100, currency: 'EUR' })).toEqual([
    400,
    expect.objectContaining({ code: 'unknown_token' }),
  ]);
});

test.each([
  ['number', { number: '4242424242424241' }],
  ['number', { number: 4242 }],
  ['month', { month: 13 }],
  ['year', { year: 2025 }],
  ['cvv', { cvv: '1234' }],
  ['name', { name: ' ' }],
  ['accessToken', { accessToken: '' }],
  ['extra', { extra: 1 }],
])('a card with a bad %s is refused by that name', async (field, change) => {
  const response = await post('/vault/cards', { ...card, ...change });
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid', field }),
  ]);
});

test.each([
  ['token', { amount: 1, currency: 'EUR' }],
  ['amount', { token: 't', amount: 1.5, currency: 'EUR' }],
  ['amount', { token: 't', amount: -1, currency: 'EUR' }],
  ['currency', { token: 't', amount: 1, currency: 'euro' }],
])('an authorisation with a bad %s is refused by that name', async (field, body) => {
  expect(await authorize('bad', body)).toEqual([400, expect.objectContaining({ field })]);
});

test('an authorisation needs an idempotency key', async () => {
  const response = await post('/vault/authorizations', { token: 't', amount: 1, currency: 'EUR' });
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ field: 'idempotency-key' }),
  ]);
});

test('a page of another origin cannot give the vault a card', async () => {
  expect((await post('/vault/cards', card, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await post('/vault/cards', card, { origin: url })).status).toBe(201);
});

const frame = {
  accessToken: 'visit-1',
  parent: 'http://localhost:4000',
  successUrl: 'http://localhost:4000/ok?cardToken={cardToken}',
  failureUrl: 'http://localhost:4000/no',
};
const openFrame = (change: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/vault/frame?${new URLSearchParams({ ...frame, ...change })}`);

test('the frame is framed by its parent alone and runs nothing but its own files', async () => {
  const policy = (await openFrame()).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/frame-ancestors http:\/\/localhost:4000$/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('a website around its parent, which is a frame itself, is allowed by name', async () => {
  const policy = (await openFrame({ outer: 'http://localhost:4003' })).headers.get(
    'content-security-policy',
  );
  expect(policy).toMatch(/frame-ancestors http:\/\/localhost:4000 http:\/\/localhost:4003$/);
});

test.each([
  ['parent', 400, { parent: 'http://localhost:4000/' }],
  ['parent', 400, { parent: "http://localhost:4000; script-src 'unsafe-inline'" }],
  ['parent', 403, { parent: 'http://evil.example' }],
  ['outer', 400, { outer: '*' }],
  ['outer', 403, { outer: 'http://evil.example' }],
  ['successUrl', 400, { successUrl: 'http://evil.example/?{cardToken}' }],
  ['successUrl', 400, { successUrl: 'http://localhost:4000/ok' }],
  ['failureUrl', 400, { failureUrl: 'javascript:alert(1)' }],
  ['accessToken', 400, { accessToken: '' }],
])('a frame with a bad %s is refused (%i)', async (field, status, change) => {
  const response = await openFrame(change);
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ field }),
  ]);
});

test('what stands in the address is escaped in the page', async () => {
  const page = await (
    await openFrame({ brand: '"><script>alert(1)</script>', language: 'de-AT' })
  ).text();
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('lang="de"');
  expect(page).toContain('Kartennummer');
});

test('what was authorised under a key can be voided by it, and what arrives under it later is not authorised', async () => {
  const token = await tokenFor(card.number);
  const discard = async (key: string): Promise<number> =>
    (await fetch(`${url}/vault/authorizations/by-key/${key}`, { method: 'DELETE' })).status;
  const states = async () =>
    (
      (await (await fetch(`${url}/vault/authorizations`)).json()) as {
        amount: number;
        state: string;
      }[]
    )
      .filter(({ amount }) => amount === 4711)
      .map(({ state }) => state);
  await authorize('stray-1', { token, amount: 4711, currency: 'EUR' });
  expect(await states()).toEqual(['authorized']);
  expect([await discard('stray-1'), await discard('stray-1'), await discard('stray-2')]).toEqual([
    204, 204, 204,
  ]);
  expect(await states()).toEqual(['voided']);
  expect(
    await authorize('stray-2', {
      token: await tokenFor(card.number),
      amount: 4711,
      currency: 'EUR',
    }),
  ).toEqual([400, expect.objectContaining({ code: 'idempotency_key_reused' })]);
});
