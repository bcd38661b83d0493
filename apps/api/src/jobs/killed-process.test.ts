import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { mainThatLooksOften, startApiProcess } from '../testing/api-process.ts';
import { onServer, type Place } from '../testing/places.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords } from '../testing/test-databases.ts';
import { until } from '../testing/until.ts';
import { aQuery, visitor } from '../testing/visitor.ts';

/** A mail server that accepts connections and never answers. */
async function silentServer(): Promise<{ url: string; calls: () => number; server: Server }> {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls: () => calls,
    server,
  };
}

describe('a process that is killed while it sends a mail', () => {
  let place: Place;
  let sandbox: SandboxSetup;
  let silent: Awaited<ReturnType<typeof silentServer>>;
  beforeAll(async () => {
    [place, sandbox, silent] = await Promise.all([onServer(), startSandbox(), silentServer()]);
  }, patience);
  afterAll(async () => {
    silent.server.close();
    await sandbox.stop();
    await place.remove();
  });

  it('leaves it to the next process, which sends it and the others once, within a minute', async () => {
    const database = await place.look();
    await database.migrate();
    await storeRecords(database, [aVenueRecord()]);
    const { app } = await startTestApp({ database });
    const guest = visitor(app);
    const { orderId } = await guest.orderFor('Sky', aQuery());
    await guest.process(orderId, { paymentMethod: 'onsite' });
    await app.close();
    await database.close();

    const killed = await startApiProcess({ ...place.env, SMTP_URL: silent.url });
    await until(() => silent.calls() === 1);
    await killed.kill();
    const look = await place.look();
    // With the ten seconds between two checks for dead processes this is within the minute; the
    // rest of the test does not wait that long.
    expect(
      await look.query(
        "UPDATE jobs.job SET heartbeat_seconds = 4 WHERE state = 'active' AND heartbeat_seconds <= 20 RETURNING name",
      ),
    ).toEqual([{ name: 'mail' }]);
    await look.close();

    const next = await startApiProcess(
      { ...place.env, SMTP_URL: sandbox.smtpUrl },
      mainThatLooksOften,
    );
    const delivered = async () => (await sandbox.delivered()).length;
    await until(async () => (await delivered()) >= 2);
    expect(await delivered()).toBe(2);
    await until(async () => (await delivered()) >= 3, 60);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const ids = (await sandbox.delivered()).map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    expect(await next.stop()).toBe(0);
  }, 240_000);
});
