import type { Database } from './database.ts';

const everyMs = 10 * 60_000;

/**
 * Keeps the tables small. No rule depends on it: expired holds are ignored while they still exist.
 */
export function startHousekeeping(
  database: Database,
  onProblem: (error: unknown) => void,
): { stop: () => void } {
  const timer = setInterval(() => void tidy(database).catch(onProblem), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Deletes holds that expired an hour ago, ended sessions, links and codes, and idempotency keys
 * after a week, when no browser retries any more.
 */
export async function tidy(database: Database): Promise<void> {
  await database.query("DELETE FROM allocation WHERE hold_until < now() - interval '1 hour'");
  await database.query("DELETE FROM discount_claim WHERE hold_until < now() - interval '1 hour'");
  await database.query(
    "DELETE FROM add_on_allocation WHERE hold_until < now() - interval '1 hour'",
  );
  await database.query('DELETE FROM login_session WHERE expires_at < now()');
  await database.query('DELETE FROM verification_code WHERE expires_at < now()');
  await database.query("DELETE FROM attempt WHERE began_at < now() - interval '1 day'");
  await database.query("DELETE FROM password_link WHERE expires_at < now() - interval '30 days'");
  await database.query("DELETE FROM idempotency_key WHERE created_at < now() - interval '7 days'");
}
