import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freshPostgresUrl } from '../testing/postgres-server.ts';
import { openTestPostgres } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';

describe('a connection to PostgreSQL', () => {
  it('is given up after its time limit when the server accepts it and does not answer', async () => {
    const calls: Socket[] = [];
    const silent = createServer((socket) => calls.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const database = openPostgres(
      `postgres://foyer@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`,
      { connections: 1, connectWithin: 100, onIdleError: () => undefined },
    );
    await expect(database.query('SELECT 1')).rejects.toThrow('timeout');
    await database.close();
    for (const call of calls) call.destroy();
    silent.close();
  });

  it('of a test survives a pause of its process; with a short limit it fails', async () => {
    const { url, drop } = await freshPostgresUrl();
    const hasty = openPostgres(url, {
      connections: 1,
      connectWithin: 200,
      onIdleError: () => undefined,
    });
    const patient = openTestPostgres(url, 1);
    await expect(askedAndStopped(hasty)).rejects.toThrow('timeout');
    expect(await askedAndStopped(patient)).toEqual([{ answer: 42 }]);
    await Promise.all([hasty.close(), patient.close()]);
    await drop();
  });
});

/**
 * Blocks this process for half a second after the connection was requested, as creating an embedded
 * database does.
 */
function askedAndStopped(database: Database): Promise<unknown> {
  const asked = database.query('SELECT 42 AS answer');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  return asked;
}
