import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, storeRecords } from '../testing/test-databases.ts';
import { aDay, aQuery, visitor } from '../testing/visitor.ts';

export type ContentionProof = {
  carts: number;
  refused: number;
  failed: number;
  seconds: number;
  cartsPerMinute: number;
};

/**
 * Measures carts for one venue with callers competing for its 20 rooms over 25 days, on PostgreSQL.
 */
export async function measureContention({ callers = 20 } = {}): Promise<ContentionProof> {
  const database = await openFreshPostgres(callers);
  const titles = Array.from({ length: 20 }, (_, index) => `Room ${index}`);
  await storeRecords(database, [
    aVenueRecord({
      rooms: titles.map((title, index) => aRoomRecord({ code: `r${index}`, title })),
      packages: [],
    }),
  ]);
  const { app } = await startTestApp({ database });
  try {
    const requests: string[] = [];
    const guest = visitor(app);
    for (let week = 0; week < 25; week += 1) {
      for (const title of titles)
        requests.push(
          JSON.stringify(
            await guest.cartBody(title, aQuery({ start: `${aDay(10 + week)}T09:00` })),
          ),
        );
    }
    // Each slot is requested twice, at different positions of the queue.
    const queue = [...requests, ...requests.toReversed()];
    const counts = { carts: 0, refused: 0, failed: 0 };
    const begun = performance.now();
    const caller = async () => {
      for (let payload = queue.shift(); payload !== undefined; payload = queue.shift()) {
        const { statusCode } = await app.inject({
          method: 'POST',
          url: '/apiv2/create/cart2',
          headers: { 'content-type': 'application/json' },
          payload,
        });
        counts[statusCode === 200 ? 'carts' : statusCode < 500 ? 'refused' : 'failed'] += 1;
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    const seconds = (performance.now() - begun) / 1000;
    return {
      ...counts,
      seconds: Math.round(seconds * 10) / 10,
      cartsPerMinute: Math.round((counts.carts / seconds) * 60),
    };
  } finally {
    await app.close();
    await database.close();
  }
}
