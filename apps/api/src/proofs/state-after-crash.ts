import type { CrashSetup } from '../testing/crash-setup.ts';

/**
 * What differs from the clients' answers, or does not exist exactly once per room and round; empty
 * if all is right.
 */
export async function violations(
  { database, sandbox, rooms }: CrashSetup,
  told: readonly string[],
  rounds: number,
): Promise<string[]> {
  const [counted] = await database.query<{ counts: Record<string, number> }>(
    `SELECT jsonb_build_object(
      'orders told', (SELECT count(*) FROM orders WHERE status = 'confirmed' AND id = ANY($1::text[])), 'carts',
        (SELECT count(*) FROM cart), 'orders', (SELECT count(*) FROM orders),
      'bookings', (SELECT count(DISTINCT order_id) FROM allocation WHERE kind = 'booking'), 'allocations', (SELECT
        count(*) FROM allocation), 'mails', (SELECT count(*) FROM jobs.job WHERE name = 'mail')) AS counts`,
    [told],
  );
  const all = rooms * rounds;
  const counts: Record<string, number> = {
    ...counted?.counts,
    'charged cards': (await sandbox.reserved()).length,
    told: new Set(told).size,
  };
  const expected = {
    told: rooms,
    'orders told': rooms,
    carts: all,
    orders: all,
    bookings: all,
    allocations: all,
    mails: all * 3,
    'charged cards': all,
  };
  return Object.entries(expected).flatMap(([name, wanted]) =>
    counts[name] === wanted ? [] : [`${name}: ${counts[name]}, not ${wanted}`],
  );
}

/**
 * Waits for all mails: jobs of a killed process are free half a minute later, and other processes
 * take them.
 */
export async function allMailsSent({ database }: CrashSetup): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const [row] = await database.query<{ waiting: number }>(
      "SELECT count(*)::int AS waiting FROM jobs.job WHERE name = 'mail' AND state < 'completed'",
    );
    if (row?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
