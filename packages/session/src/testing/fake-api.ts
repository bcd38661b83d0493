import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@foyer/api-client';
import { endpoints, type ProblemCode, writePackage, writeRoom } from '@foyer/contract';
import type { Package, Room } from '@foyer/domain';
import * as v from 'valibot';

export type Call = {
  id: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
  key: string | null;
};
type Answer = { status?: number; body: unknown } | 'hang up';
export type Handlers = Readonly<
  Record<string, (call: Call, attempt: number) => Answer | Promise<Answer>>
>;

/**
 * An API over real HTTP, made of the contract's endpoints; it refuses what their schemas refuse.
 * Handlers are found by endpoint id.
 */
export async function fakeApi(handlers: Handlers) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', async () => {
      const url = new URL(request.url ?? '/', 'http://api');
      const found = endpoints.flatMap((endpoint) => {
        const match =
          endpoint.method === request.method
            ? new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(
                url.pathname,
              )
            : null;
        return match
          ? [
              {
                endpoint,
                params: Object.fromEntries(
                  Object.entries(match.groups ?? {}).map(([name, value]) => [
                    name,
                    decodeURIComponent(value),
                  ]),
                ),
              },
            ]
          : [];
      })[0];
      const handler = found && handlers[found.endpoint.id];
      if (!found || !handler) return send(response, problem(404, 'not_found'));
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const query = Object.fromEntries(url.searchParams);
      const wrong = [
        v.safeParse(found.endpoint.params, found.params),
        v.safeParse(found.endpoint.query, query),
        v.safeParse(found.endpoint.body, body),
      ].find((parsed) => !parsed.success);
      if (wrong?.issues)
        return send(
          response,
          problem(400, 'invalid_field', { field: v.getDotPath(wrong.issues[0]) ?? '' }),
        );
      const call = {
        id: found.endpoint.id,
        params: found.params,
        query,
        body,
        key: request.headers['idempotency-key']?.toString() ?? null,
      };
      calls.push(call);
      const answer = await handler(call, calls.filter((entry) => entry.id === call.id).length);
      if (answer === 'hang up') request.socket.destroy();
      else send(response, answer);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    api: createApiClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    calls,
    callsOf: (id: string) => calls.filter((call) => call.id === id),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, { status = 200, body }: Exclude<Answer, string>): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    'content-type': status >= 400 ? 'application/problem+json' : 'application/json',
  });
  response.end(JSON.stringify(body));
}

export const problem = (status: number, code: ProblemCode, more: object = {}) => ({
  status,
  body: { status, code, message: 'for developers', ...more },
});

/** The wire answer of GET availability. */
export const availabilityOf = (rooms: readonly Room[], packages: readonly Package[] = []) => ({
  venue_id: 'grand-harbour',
  currency_code: 'EUR',
  meeting_rooms: rooms.map((room) => writeRoom(room, 'EUR', { kind: 'fits' }, null)),
  packages: packages.map(writePackage),
});

/** A promise with its resolve function, for late answers. */
export function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
