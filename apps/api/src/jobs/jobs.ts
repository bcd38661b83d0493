import { PgBoss } from 'pg-boss';
import type { Instant } from '@foyer/domain';
import type { MailJob } from '../mail/mail.ts';
import { CannotStart } from '../database/data-folder.ts';
import type { Database, Queries } from '../database/database.ts';
import { jobDatabase, jobTransaction } from '../database/jobs.ts';
import type { Party } from '../database/outside-holds.ts';

/**
 * The queues and what their jobs say. A migration makes them and sets how often and how long each
 * is tried.
 */
export type JobOf = {
  mail: MailJob;
  /**
   * What a party may have booked under a key; with its `party`, what it keeps for the cart of that
   * id.
   */
  'outside-release': { key: string; party?: Party };
  /**
   * What is reserved on the card of an order that was cancelled; `stray`: what tries to pay it left
   * there besides its payment.
   */
  'card-release': { orderId: string; stray?: boolean };
};

export type QueueName = keyof JobOf;

/**
 * Work that is done after what it belongs to is committed, by whichever process comes to it, and
 * again until it succeeds.
 */
export type Jobs = {
  /** Reads the queues; nothing can be put before. Throws `CannotStart`. */
  start: () => Promise<void>;
  /**
   * Writes jobs inside the transaction of what they belong to: neither exists without the other.
   */
  put: <Name extends QueueName>(
    queries: Queries,
    queue: Name,
    jobs: readonly JobOf[Name][],
    notBefore?: Instant,
  ) => Promise<void>;
  /**
   * Takes jobs one after another. One whose handler rejects is tried again later; after its last
   * try it is dead, and stays to be seen for a week.
   */
  work: <Name extends QueueName>(
    queue: Name,
    handle: (job: JobOf[Name]) => Promise<void>,
  ) => Promise<void>;
  /** Looks at once, because a job was just written. */
  wake: (queue: QueueName) => void;
  /** Ends after the jobs that are being done. */
  stop: () => Promise<void>;
};

/** Told of a try that failed, without anything of its content. */
export type JobTrouble = (trouble: {
  queue: QueueName;
  job: string;
  attempt: number;
  isDead: boolean;
  reason: string;
}) => void;

export type JobsOptions = {
  onTrouble?: JobTrouble;
  /** The queue itself has trouble, such as a database that is away. */
  onProblem?: (error: unknown) => void;
  /**
   * Also frees what dead processes held and removes what is over; off where nothing is worked on.
   */
  keepsHouse?: boolean;
  lookEverySeconds?: number;
  /** A dead process is noticed after its jobs' heartbeat and this. */
  lookAfterJobsSeconds?: number;
  stopWithinMs?: number;
};

const removeFinishedSeconds = 600;
/** What nothing here uses, as seldom as the library allows. */
const seldomSeconds = 86_400;

/** A job queue in the tables of the schema `jobs`, kept by pg-boss. */
export function createJobs(
  database: Database,
  {
    onTrouble = () => undefined,
    onProblem = () => undefined,
    keepsHouse = false,
    lookEverySeconds = 2,
    lookAfterJobsSeconds = 10,
    stopWithinMs = 4000,
  }: JobsOptions = {},
): Jobs {
  const boss = new PgBoss({
    db: jobDatabase(database),
    schema: 'jobs',
    migrate: false,
    schedule: false,
    supervise: keepsHouse,
    superviseIntervalSeconds: lookAfterJobsSeconds,
    monitorIntervalSeconds: lookAfterJobsSeconds,
    maintenanceIntervalSeconds: removeFinishedSeconds,
    flowIntervalSeconds: seldomSeconds,
    reindex: database.kind === 'server',
    monitorVacuum: database.kind === 'server',
  });
  boss.on('error', onProblem);
  const workers = new Map<QueueName, string>();
  const wake = (queue: QueueName): void => {
    const worker = workers.get(queue);
    if (worker !== undefined) boss.notifyWorker(worker);
  };

  return {
    start: async () => {
      try {
        await boss.start();
      } catch (error) {
        throw new CannotStart(
          `The job queue in the database cannot be used ` +
            `(${error instanceof Error ? error.message : String(error)}). Start the version of ` +
            `Foyer that used this database last, or a newer one.`,
        );
      }
    },
    put: async (queries, queue, jobs, notBefore) => {
      if (jobs.length === 0) return;
      const startAfter =
        notBefore === undefined ? {} : { startAfter: new Date(Math.ceil(notBefore * 1000)) };
      await boss.insert(
        queue,
        jobs.map((data) => ({ data, ...startAfter })),
        { db: jobTransaction(queries, `put-${queue}`) },
      );
    },
    work: async <Name extends QueueName>(
      queue: Name,
      handle: (job: JobOf[Name]) => Promise<void>,
    ) => {
      const worker = await boss.work<
        JobOf[Name],
        void,
        { includeMetadata: true; pollingIntervalSeconds: number }
      >(
        queue,
        { includeMetadata: true, pollingIntervalSeconds: lookEverySeconds },
        async (taken) => {
          for (const { id, data, retryCount, retryLimit } of taken) {
            try {
              await handle(data);
            } catch (error) {
              const reason = reasonOf(error);
              onTrouble({
                queue,
                job: id,
                attempt: retryCount + 1,
                isDead: retryCount >= retryLimit,
                reason,
              });
              throw new Error(reason);
            } finally {
              // There may be more, and the next look is seconds away.
              wake(queue);
            }
          }
        },
      );
      workers.set(queue, worker);
    },
    wake,
    stop: () => boss.stop({ timeout: stopWithinMs }),
  };
}

/**
 * A failure's own code, since what a mail server or a database says repeats what it was given:
 * addresses, names.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'responseCode' in error && typeof error.responseCode === 'number'
    ? `${code} ${error.responseCode}`
    : code;
}
