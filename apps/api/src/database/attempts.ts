import type { Queries } from './database.ts';

/** Counters of tries. Keys are digests. */

const countSql = `
  INSERT INTO attempt (scope, key, count, began_at)
  VALUES ($1, $2, 1, clock_timestamp() + make_interval(secs => $4::float8))
  ON CONFLICT (scope, key) DO UPDATE SET
    count = CASE WHEN attempt.began_at + make_interval(secs => $3::float8) <= excluded.began_at
      THEN 1 ELSE attempt.count + 1 END,
    began_at = CASE WHEN attempt.began_at + make_interval(secs => $3::float8) <= excluded.began_at
      THEN excluded.began_at ELSE attempt.began_at END
  RETURNING count`;

/** Counts a try, and returns how many there were within `withinSeconds` from the first on. */
export async function countAttempt(
  queries: Queries,
  { scope, withinSeconds }: { scope: string; withinSeconds: number },
  key: string,
  aheadSeconds: number,
): Promise<number | null> {
  const [row] = await queries.query<{ count: number }>(
    countSql,
    [scope, key, withinSeconds, aheadSeconds],
    'count-attempt',
  );
  return row?.count ?? null;
}

export async function forgetAttempts(queries: Queries, scope: string, key: string): Promise<void> {
  await queries.query('DELETE FROM attempt WHERE scope = $1 AND key = $2', [scope, key]);
}
