import type { CrashHouse } from '../testing/crash-house.ts';

/** What is not as the clients were told, or not one of each for every room and round; empty when all is well. */
export async function whatIsNotTrue({ database, sandbox, rooms }: CrashHouse, told: readonly string[], rounds: number): Promise<string[]> {
  const [counted] = await database.query<{ counts: Record<string, number> }>(
    `SELECT jsonb_build_object(
      'orders told', (SELECT count(*) FROM orders WHERE status = 'confirmed' AND id = ANY($1::text[])), 'carts', (SELECT count(*) FROM cart), 'orders', (SELECT count(*) FROM orders),
      'bookings', (SELECT count(DISTINCT order_id) FROM allocation WHERE kind = 'booking'), 'allocations', (SELECT count(*) FROM allocation), 'mails', (SELECT count(*) FROM outbox)) AS counts`,
    [told],
  );
  const all = rooms * rounds;
  const counts: Record<string, number> = { ...counted?.counts, 'charged cards': (await sandbox.reserved()).length, told: new Set(told).size };
  const expected = { told: rooms, 'orders told': rooms, carts: all, orders: all, bookings: all, allocations: all, mails: all * 3, 'charged cards': all };
  return Object.entries(expected).flatMap(([name, wanted]) => (counts[name] === wanted ? [] : [`${name}: ${counts[name]}, not ${wanted}`]));
}

/** What a killed process had taken to send is free after two minutes; here as soon as the living have sent theirs. */
export async function allMailsSent({ database }: CrashHouse): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (let last = -1; Date.now() < deadline; ) {
    const [row] = await database.query<{ waiting: number }>('SELECT count(*)::int AS waiting FROM outbox WHERE sent_at IS NULL');
    const waiting = row?.waiting ?? 0;
    if (waiting === 0) return;
    if (waiting === last) await database.query('UPDATE outbox SET next_attempt_at = now() WHERE sent_at IS NULL');
    last = waiting;
    await new Promise((resolve) => setTimeout(resolve, 2500));
  }
}
