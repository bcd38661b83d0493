import type { Instant } from '@foyer/domain';
import type { Clock } from '../clock.ts';
import type { Queries } from './database.ts';

/**
 * The database's clock at this moment, not at the start of the transaction, in whole unix seconds
 * (D-7).
 */
export async function serverNow(queries: Queries, clock: Clock): Promise<Instant> {
  const [row] = await queries.query<{ now: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 AS now',
    [],
    'server-now',
  );
  if (!row) throw new Error('the database did not say what time it is');
  return Math.floor(row.now + clock.aheadSeconds());
}
