import { afterEach, expect, it } from 'vitest';
import { createSignal, createTestSite, hostCode, jobOf, raised } from './testing/test-site.ts';

let site: ReturnType<typeof createTestSite>;
afterEach(() => site.end());

/** A page that says when it has begun, and is drawn when it is let go. */
function heldPage() {
  const begun = createSignal();
  const release = createSignal();
  site.place(
    '/held/server.js',
    hostCode({
      before: `Atomics.store(known.begun, 0, 1); Atomics.notify(known.begun, 0);
        await Atomics.waitAsync(known.release, 0, 0).value`,
    }),
  );
  const host = { file: '/held/server.js', integrity: null };
  return {
    drawn: site.pool.draw(jobOf([], {}, { host, known: { begun, release } })),
    begun: raised(begun),
    letGo: () => {
      Atomics.store(release, 0, 1);
      Atomics.notify(release, 0);
    },
  };
}

it('leaves a page to the browser that finds no free thread in time', async () => {
  site = createTestSite({ limits: { queue: 50 } });
  const held = heldPage();
  await held.begun;
  expect(await site.pool.draw(jobOf([], {}))).toBeNull();
  expect(site.reports).toEqual([{ kind: 'overloaded', waiting: 0 }]);
  held.letGo();
  expect(await held.drawn).not.toBeNull();
  expect(await site.pool.draw(jobOf([], {}))).not.toBeNull();
});

it('draws pages that wait when a thread is free, in their order', async () => {
  site = createTestSite();
  const held = heldPage();
  await held.begun;
  const order: number[] = [];
  const waiting = [1, 2, 3].map(async (place) => {
    expect(await site.pool.draw(jobOf([], {}))).not.toBeNull();
    order.push(place);
  });
  held.letGo();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
});

it('answers pages under way and pages that wait when it stops', async () => {
  site = createTestSite();
  const held = heldPage();
  await held.begun;
  const waiting = site.pool.draw(jobOf([], {}));
  await site.pool.stop();
  expect(await Promise.all([held.drawn, waiting])).toEqual([null, null]);
  expect(await site.pool.draw(jobOf([], {}))).toBeNull();
  expect(site.reports).toEqual([]);
});

it('does not let a page wait that is not going to be drawn', async () => {
  site = createTestSite();
  const host = { file: '/bad/server.js', integrity: null };
  site.place(host.file, hostCode({ before: 'process.exit()' }));
  expect(await site.pool.draw(jobOf([], {}, { host }))).toBeNull();
  const held = heldPage();
  await held.begun;
  const before = site.reports.length;
  expect(await site.pool.draw(jobOf([], {}, { host }))).toBeNull();
  expect(site.reports).toHaveLength(before);
  held.letGo();
  await held.drawn;
});
