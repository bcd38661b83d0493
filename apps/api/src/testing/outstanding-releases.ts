import {
  releaseOrphaned,
  releaseOutstandingBooking,
  releaseWhatIsDue,
} from '../booking/outstanding-releases.ts';
import type { JobOf } from '../jobs/jobs.ts';
import type { TestApp } from './start-test-app.ts';

type Due = { id: string } & (
  | { name: 'outside-release'; data: JobOf['outside-release'] }
  | { name: 'card-release'; data: JobOf['card-release'] }
);

/**
 * Runs the releases that are due by the test's clock: each job is tried once, and removed if it
 * succeeds.
 */
export async function releaseOutstanding({ database, providers, clock }: TestApp): Promise<void> {
  const parts = { database, providers, clock };
  const due = await database.query<Due>(
    "SELECT id, name, data FROM jobs.job WHERE name IN ('outside-release', 'card-release') AND " +
      'start_after <= now() + make_interval(secs => $1::float8)',
    [clock.aheadSeconds()],
  );
  const release = (job: Due): Promise<void> => {
    if (job.name === 'outside-release') return releaseOutstandingBooking(parts, job.data);
    return job.data.stray
      ? releaseOrphaned(parts, job.data.orderId)
      : releaseWhatIsDue(parts, job.data.orderId);
  };
  for (const job of due) {
    const isDone = await release(job).then(
      () => true,
      () => false,
    );
    if (isDone)
      await database.query('DELETE FROM jobs.job WHERE name = $1 AND id = $2', [job.name, job.id]);
  }
}
