import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { startApiProcess } from '../testing/api-process.ts';
import { type BackUp, backUp } from '../testing/back-up.ts';
import { bookPatiently } from '../testing/crowd.ts';
import { inFolder, onServer, type Place } from '../testing/places.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords } from '../testing/test-databases.ts';
import { until } from '../testing/until.ts';
import { aQuery, visitor } from '../testing/visitor.ts';
import { keptSecret } from './data-folder.ts';

const nobodyAnswers = 'smtp://127.0.0.1:9';
const rooms = ['Told', 'Untold', 'Late', 'Held', 'New'];

describe('a back-up of PostgreSQL', () => {
  let place: Place;
  let other: Place;
  let sandbox: SandboxSetup;
  let saved: BackUp | undefined;
  beforeAll(async () => {
    [place, other, sandbox] = await Promise.all([onServer(), onServer(), startSandbox()]);
  }, patience);
  afterAll(async () => {
    await saved?.remove();
    await sandbox.stop();
    await place.remove();
    await other.remove();
  });

  it(
    'that is restored elsewhere has the bookings made before and none made after; waiting jobs ' +
      'continue, sent mails are not sent again',
    async () => {
      const prepare = await place.look();
      await prepare.migrate();
      await storeRecords(prepare, [
        aVenueRecord({
          rooms: rooms.map((title) => aRoomRecord({ code: title.toLowerCase(), title })),
          packages: [],
        }),
      ]);
      const { app } = await startTestApp({ database: prepare });
      const bodies = new Map<string, object>();
      for (const title of rooms) bodies.set(title, await visitor(app).cartBody(title, aQuery()));
      await app.close();
      await prepare.close();

      const startAt = ({ env }: Place, smtpUrl: string) =>
        startApiProcess({ ...env, SANDBOX_URL: sandbox.url, SMTP_URL: smtpUrl });
      let api = await startAt(place, sandbox.smtpUrl);
      const book = async (title: string) =>
        (
          await bookPatiently(
            { urlOf: () => api.url, begins: () => undefined },
            0,
            title,
            bodies.get(title),
            await sandbox.cardToken(),
          )
        ).orderId ?? '';
      const hold = async (title: string) =>
        (
          await fetch(`${api.url}/apiv2/create/cart2`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(bodies.get(title)),
          })
        ).status;
      const statusOf = async (orderId: string) => {
        const answer = await fetch(`${api.url}/apiv2/orders/${orderId}`);
        return answer.ok ? ((await answer.json()) as { status: string }).status : answer.status;
      };
      const delivered = async () => (await sandbox.delivered()).map(({ messageId }) => messageId);

      const told = await book('Told');
      await until(async () => (await delivered()).length === 3);
      // The mail server is down: the mails of this order wait.
      await api.stop();
      api = await startAt(place, nobodyAnswers);
      const untold = await book('Untold');
      expect(await hold('Held')).toBe(200);
      await api.stop();
      saved = await backUp(place);
      api = await startAt(place, nobodyAnswers);
      const late = await book('Late');
      expect(await statusOf(late)).toBe('confirmed');
      await api.stop();

      await saved.restore(other);
      // The restored API tries the waiting mails later.
      const restored = await other.look();
      await restored.query("UPDATE jobs.job SET start_after = now() WHERE state = 'retry'");
      await restored.close();
      api = await startAt(other, sandbox.smtpUrl);
      expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
      expect(await Promise.all([told, untold, late].map(statusOf))).toEqual([
        'confirmed',
        'confirmed',
        404,
      ]);
      expect([await hold('Told'), await hold('Held'), await hold('Late')]).toEqual([409, 409, 200]);
      await until(async () => (await delivered()).length === 6, 60);
      expect(await statusOf(await book('New'))).toBe('confirmed');
      await until(async () => (await delivered()).length === 9);
      expect(new Set(await delivered()).size).toBe(9);
      expect(await api.stop()).toBe(0);
    },
    240_000,
  );

  it('frees held rooms when their 20 minutes are over', async () => {
    const database = await other.look();
    // The clock of the restored API runs on, whatever time it was at the back-up.
    await database.query(
      "UPDATE allocation SET hold_until = now() - interval '1 second' WHERE kind = 'hold'",
    );
    const { app } = await startTestApp({ database });
    const guest = visitor(app);
    expect((await guest.createCart(await guest.cartBody('Held', aQuery()))).status).toBe(200);
    await app.close();
    await database.close();
  }, 60_000);
});

it('a copy of the data folder has what was booked and held, under the same secret, and an API starts on it', async () => {
  const [place, other] = [await inFolder(), await inFolder()];
  const prepare = await place.look();
  await prepare.migrate();
  await storeRecords(prepare, [aVenueRecord()]);
  const { app } = await startTestApp({ database: prepare });
  const guest = visitor(app);
  const body = await guest.cartBody('Sky', aQuery());
  const { orderId } = await guest.orderFor('Sky', aQuery());
  expect((await guest.process(orderId, { paymentMethod: 'onsite' })).status).toBe(200);
  await app.close();
  await prepare.close();
  const secret = keptSecret(place.env.DATA_DIR ?? '');

  const saved = await backUp(place);
  await place.remove();
  await saved.restore(other);
  await saved.remove();
  expect(keptSecret(other.env.DATA_DIR ?? '')).toBe(secret);
  const api = await startApiProcess({ ...other.env, SMTP_URL: nobodyAnswers });
  const order = await fetch(`${api.url}/apiv2/orders/${orderId}`);
  expect(await order.json()).toMatchObject({ status: 'confirmed' });
  const cart = await fetch(`${api.url}/apiv2/create/cart2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(cart.status).toBe(409);
  expect(await api.stop()).toBe(0);
  await other.remove();
}, 240_000);
