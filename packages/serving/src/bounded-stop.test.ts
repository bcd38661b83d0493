import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { boundStop, stopTimeout } from './bounded-stop.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a connection on which nothing was ever sent holds a stop up no longer than its patience', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  boundStop(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(app.server, 'connection');
  const silent = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await accepted;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let stopped = false;
  const stopping = app.close().then(() => (stopped = true));
  while (app.server.listening) await new Promise((done) => setImmediate(done));
  vi.advanceTimersByTime(stopTimeout - 1);
  expect(stopped).toBe(false);
  vi.advanceTimersByTime(1);
  await stopping;
  silent.destroy();
});
