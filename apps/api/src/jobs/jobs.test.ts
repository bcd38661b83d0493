import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { createMetrics } from '../http/metrics.ts';
import { patience, type TestDatabase, testDatabases } from '../testing/test-databases.ts';
import { until } from '../testing/until.ts';
import { jobDatabase } from '../database/jobs.ts';
import { createJobs, type Jobs, type JobsOptions, type JobTrouble } from './jobs.ts';

// Mostly waiting: both databases run in parallel, the tests of each one after another.
describe.concurrent.each(testDatabases)('jobs on $name', ({ open }) => {
  describe('one after another', { concurrent: false }, () => jobsOn(open));
});

function jobsOn(open: TestDatabase['open']): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, patience);
  beforeEach(() => database.query('DELETE FROM jobs.job'));
  afterAll(() => database.close());

  const start = async (options: JobsOptions = {}): Promise<Jobs> => {
    const jobs = createJobs(database, { lookEverySeconds: 0.5, ...options });
    await jobs.start();
    return jobs;
  };
  const put = (jobs: Jobs, key: string, commits = true) =>
    database.transaction(async (queries) => {
      await jobs.put(queries, 'outside-release', [{ key }]);
      return { ok: commits };
    });
  const states = async () =>
    (
      await database.query<{ state: string }>(
        'SELECT state::text FROM jobs.job ORDER BY created_on',
      )
    ).map(({ state }) => state);

  it('have the tables that the library needs', async () => {
    const boss = new PgBoss({
      db: jobDatabase(database),
      schema: 'jobs',
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
    await boss.stop();
  });

  it('of another version of the library prevent the start with a sentence', async () => {
    await database.query('UPDATE jobs.version SET version = version + 1');
    await expect(start()).rejects.toThrow(
      /^The job queue in the database cannot be used \(.*\)\. Start the version of Foyer/,
    );
    await database.query('UPDATE jobs.version SET version = version - 1');
  });

  it('exist once their transaction is committed, and not otherwise', async () => {
    const jobs = await start();
    await put(jobs, 'kept');
    await put(jobs, 'rolled back', false);
    expect(await database.query("SELECT data->>'key' AS key FROM jobs.job")).toEqual([
      { key: 'kept' },
    ]);
    await jobs.stop();
  });

  it('are done at once after a wake, one after another', async () => {
    const jobs = await start({ lookEverySeconds: 60 });
    const done: string[] = [];
    let atOnce = 0;
    await jobs.work('outside-release', async ({ key }) => {
      atOnce += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(atOnce).toBe(1);
      atOnce -= 1;
      done.push(key);
    });
    const keys = Array.from({ length: 10 }, (_, index) => `key-${index}`);
    for (const key of keys) await put(jobs, key);
    jobs.wake('outside-release');
    await until(() => done.length === keys.length, 5);
    expect(done).toEqual(keys);
    await jobs.stop();
  });

  it('wait for their time', async () => {
    const jobs = await start();
    const done = new Map<string, number>();
    const due = Date.now() / 1000 + 1.5;
    await jobs.work('outside-release', async ({ key }) => {
      done.set(key, Date.now() / 1000);
    });
    await database.transaction(async (queries) => {
      await jobs.put(queries, 'outside-release', [{ key: 'later' }], due);
      return { ok: true };
    });
    await put(jobs, 'now');
    await until(() => done.size === 2, 10);
    // Not by their order: a busy machine may come to the first one only when both are due.
    expect(done.get('later')).toBeGreaterThanOrEqual(due);
    await jobs.stop();
  });

  it('under way are finished before a process stops', async () => {
    const jobs = await start();
    let isDone = false;
    let begun = () => undefined as void;
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    await jobs.work('outside-release', async () => {
      begun();
      await new Promise((resolve) => setTimeout(resolve, 500));
      isDone = true;
    });
    await put(jobs, 'slow');
    await beginning;
    await jobs.stop();
    expect([isDone, await states()]).toEqual([true, ['completed']]);
  });

  it('that last longer than the stop may take are handed back', async () => {
    const jobs = await start({ stopWithinMs: 1000 });
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await jobs.work('outside-release', async () => {
      begun.resolve();
      await end.promise;
    });
    await put(jobs, 'endless');
    await begun.promise;
    await jobs.stop();
    expect(await states()).toEqual(['retry']);
    end.resolve();
  });

  it('that last longer than the limit for dead processes are not taken by another worker', async () => {
    const begun: string[] = [];
    const work = async () => {
      const jobs = await start({ supervises: true, lookAfterJobsSeconds: 1 });
      await jobs.work('outside-release', async ({ key }) => {
        begun.push(key);
        // Longer than its heartbeat and two checks for dead processes.
        await new Promise((resolve) => setTimeout(resolve, 6500));
      });
      return jobs;
    };
    const both = await Promise.all([work(), work()]);
    const [first] = both;
    // Shorter than the library allows.
    await database.transaction(async (queries) => {
      await first.put(queries, 'outside-release', [{ key: 'long' }]);
      await queries.query('UPDATE jobs.job SET heartbeat_seconds = 3');
      return { ok: true };
    });
    await until(async () => (await states())[0] === 'completed', 40);
    expect(begun).toEqual(['long']);
    await Promise.all(both.map((jobs) => jobs.stop()));
  }, 60_000);

  it('that fail at their last try are dead: logged once, counted, and retried only on an operator’s command', async () => {
    const troubles: Parameters<JobTrouble>[0][] = [];
    const jobs = await start({ onTrouble: (trouble) => troubles.push(trouble) });
    await put(jobs, 'hopeless');
    await database.query(
      'UPDATE jobs.job SET retry_limit = 1, retry_delay = 0, retry_backoff = false',
    );
    let isHopeless = true;
    await jobs.work('outside-release', async () => {
      if (isHopeless) throw new Error('whoever@example.com cannot be told');
    });
    await until(async () => (await states())[0] === 'failed');
    expect(troubles.map(({ attempt, isDead, reason }) => [attempt, isDead, reason])).toEqual([
      [1, false, 'Error'],
      [2, true, 'Error'],
    ]);
    const metrics = await createMetrics(database).text();
    expect(metrics).toContain('foyer_jobs{queue="outside-release",state="dead"} 1\n');
    expect(metrics).toContain('foyer_jobs{queue="outside-release",state="waiting"} 0\n');
    isHopeless = false;
    // The command in docs/operations.md.
    await database.query(
      "UPDATE jobs.job SET state = 'retry', retry_count = 0, start_after = now(), completed_on = NULL WHERE state = 'failed'",
    );
    await until(async () => (await states())[0] === 'completed');
    await jobs.stop();
  });

  it('that are done are removed after a week', async () => {
    const jobs = await start();
    for (const key of ['old', 'new', 'dead', 'waits']) await put(jobs, key);
    const become = (state: string, ago: string, key: string) =>
      database.query(
        `UPDATE jobs.job SET state = '${state}', completed_on = now() - interval '${ago}' WHERE data->>'key' = '${key}'`,
      );
    await become('completed', '8 days', 'old');
    await become('completed', '6 days', 'new');
    await become('failed', '8 days', 'dead');
    await database.query('UPDATE jobs.queue SET maintain_on = NULL');
    const keeper = await start({ supervises: true, lookAfterJobsSeconds: 1 });
    await until(async () => (await states()).length === 2, 30);
    expect(await database.query("SELECT data->>'key' AS key FROM jobs.job ORDER BY key")).toEqual([
      { key: 'new' },
      { key: 'waits' },
    ]);
    await Promise.all([jobs.stop(), keeper.stop()]);
  }, 60_000);

  it('leave the database as it was when one of the library’s scripts fails', async () => {
    await expect(
      jobDatabase(database).executeSql('BEGIN; SELECT 1; SELECT 1 / 0; COMMIT;'),
    ).rejects.toThrow(/division by zero/);
    expect(
      await Promise.all(Array.from({ length: 30 }, () => database.query('SELECT 1 AS one'))),
    ).toHaveLength(30);
  });
}
