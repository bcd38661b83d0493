import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createCardVault } from './card-vault.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function vaultThat(
  answer: (request: IncomingMessage, response: ServerResponse, call: number) => void,
) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers['idempotency-key'] ?? ''}`);
    answer(request, response, seen.length);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    seen,
    vault: createCardVault(
      `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      { timeLimitMs: 1500 },
    ),
  };
}
const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const request = { token: 'tok', amount: 100, currency: 'EUR' };

it('authorises under the key it was given', async () => {
  const { vault, seen } = await vaultThat((_request, response) =>
    json(response, 200, { authorizationId: 'auth_1' }),
  );
  expect(await vault.authorize('order-1', request)).toEqual({
    kind: 'authorized',
    authorizationId: 'auth_1',
  });
  expect(seen).toEqual(['POST /vault/authorizations order-1']);
});

it.each([
  [402, { code: 'card_declined' }, 'declined'],
  [400, { code: 'unknown_token' }, 'declined'],
  [400, { code: 'idempotency_key_reused' }, 'key-used'],
  [200, { something: 'else' }, 'unavailable'],
  [404, {}, 'unavailable'],
])('reads %s %j as %s', async (status, body, kind) => {
  const { vault } = await vaultThat((_request, response) => json(response, status, body));
  expect(await vault.authorize('order-1', request)).toEqual({ kind });
});

it('retries under the same key when the vault fails, and gives up after three times', async () => {
  const stumbling = await vaultThat((_request, response, call) =>
    call < 3 ? json(response, 500, {}) : json(response, 200, { authorizationId: 'auth_2' }),
  );
  expect(await stumbling.vault.authorize('order-2', request)).toMatchObject({ kind: 'authorized' });
  expect(stumbling.seen).toEqual(
    Array.from({ length: 3 }, () => 'POST /vault/authorizations order-2'),
  );
  const broken = await vaultThat((_request, response) => json(response, 503, {}));
  expect(await broken.vault.authorize('order-3', request)).toEqual({ kind: 'unavailable' });
  expect(broken.seen).toHaveLength(3);
});

it('ends after its time limit if the vault does not answer', async () => {
  const { vault } = await vaultThat(() => undefined);
  const begun = Date.now();
  expect(await vault.authorize('order-4', request)).toEqual({ kind: 'unavailable' });
  expect(Date.now() - begun).toBeLessThan(10_000);
});

it('releases, and succeeds if there is nothing to release', async () => {
  const { vault, seen } = await vaultThat((_request, response, call) =>
    call === 1 ? void response.writeHead(204).end() : json(response, 404, {}),
  );
  expect([await vault.release('auth_1'), await vault.release('auth_1')]).toEqual([true, true]);
  expect(seen[0]).toBe('DELETE /vault/authorizations/auth_1 ');
});
