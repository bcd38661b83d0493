import type { FastifyInstance } from 'fastify';
import type { RoomLock } from '../booking/room-lock.ts';
import { movableClock } from '../clock.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { createApp } from '../create-app.ts';
import type { Database } from '../database/database.ts';
import { type FakeCardVault, fakeCardVault } from './fake-card-vault.ts';

export type TestApp = { readonly app: FastifyInstance; readonly database: Database; readonly vault: FakeCardVault; readonly clock: ReturnType<typeof movableClock> };

export type TestAppOptions = { readonly database: Database; readonly roomLock?: RoomLock; readonly rateLimit?: number; readonly publicUrl?: string };

export const testSecret = 'a secret of the tests, long enough';

/** The API on a database, with a card vault and a clock that the test moves; nothing listens. */
export async function startTestApp({ database, roomLock, rateLimit = 0, publicUrl = 'http://localhost:4000' }: TestAppOptions): Promise<TestApp> {
  const vault = fakeCardVault();
  const clock = movableClock();
  const configuration = { ...testConfiguration(), rateLimit, publicUrl, secret: testSecret };
  const app = await createApp({ database, providers: { cardVault: vault }, clock, configuration, ...(roomLock ? { roomLock } : {}) });
  return { app, database, vault, clock };
}

export function testConfiguration(env: Record<string, string> = {}): Configuration {
  const read = readConfiguration({ LOG_LEVEL: 'silent', ...env });
  if (!read.ok) throw new Error(read.message);
  return read.configuration;
}
