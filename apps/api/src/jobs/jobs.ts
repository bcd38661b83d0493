import { PgBoss } from 'pg-boss';
import type { Instant } from '@foyer/domain';
import type { MailJob } from '../mail/mail.ts';
import { CannotStart } from '../database/data-folder.ts';
import type { Database, Queries } from '../database/database.ts';
import { jobDatabase, jobTransaction } from '../database/jobs.ts';
import type { Party } from '../database/outside-holds.ts';

/**
 * The queues and the data of their jobs. A migration makes the queues, with number and interval of
 * tries.
 */
export type JobOf = {
  mail: MailJob;
  /**
   * What a party may have booked under a key; with `party`, what it keeps for the cart of that id.
   */
  'outside-release': { key: string; party?: Party };
  /**
   * The reservation on the card of a cancelled order; `stray`: reservations of failed payment
   * attempts.
   */
  'card-release': { orderId: string; stray?: boolean };
  /** A reminder, or the end of the time to answer an enquiry or one offer for it. */
  'order-due':
    | { orderId: string; about: 'answer-reminder' | 'answer-over' }
    | { orderId: string; about: 'offer-reminder' | 'offer-over'; offerId: string };
};

export type QueueName = keyof JobOf;

/**
 * Work that is done after its transaction is committed, by any process, and retried until it
 * succeeds.
 */
export type Jobs = {
  /** Reads the queues; must be called before `put`. Throws `CannotStart`. */
  start: () => Promise<void>;
  /**
   * Writes jobs inside the transaction of the data they belong to: both are committed or neither.
   */
  put: <Name extends QueueName>(
    queries: Queries,
    queue: Name,
    jobs: readonly JobOf[Name][],
    notBefore?: Instant,
  ) => Promise<void>;
  /**
   * Takes jobs one after another. A job whose handler rejects is retried later; after its last try
   * it is dead, and stays visible for a week.
   */
  work: <Name extends QueueName>(
    queue: Name,
    handle: (job: JobOf[Name]) => Promise<void>,
  ) => Promise<void>;
  /** Looks for jobs at once, because one was just written. */
  wake: (queue: QueueName) => void;
  /** Waits for running jobs. */
  stop: () => Promise<void>;
};

/** Reports a failed try, without the job's data. */
export type JobTrouble = (trouble: {
  queue: QueueName;
  job: string;
  attempt: number;
  isDead: boolean;
  reason: string;
}) => void;

export type JobsOptions = {
  onTrouble?: JobTrouble;
  /** Called when the queue itself fails, e.g. when the database is down. */
  onProblem?: (error: unknown) => void;
  /**
   * Also hands back jobs of dead processes and removes old ones; off in processes that do no jobs.
   */
  supervises?: boolean;
  lookEverySeconds?: number;
  /** Interval of the check for dead processes, which comes on top of their jobs' heartbeat. */
  lookAfterJobsSeconds?: number;
  stopWithinMs?: number;
};

const removeFinishedSeconds = 600;
/** For features of the library that are not used: the longest interval it allows. */
const seldomSeconds = 86_400;

/** A job queue in the tables of the schema `jobs`, by pg-boss. */
export function createJobs(
  database: Database,
  {
    onTrouble = () => undefined,
    onProblem = () => undefined,
    supervises = false,
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
    supervise: supervises,
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
              // There may be more jobs, and the next poll is seconds away.
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

/** The error's code only: messages of mail servers and databases contain addresses and names. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'responseCode' in error && typeof error.responseCode === 'number'
    ? `${code} ${error.responseCode}`
    : code;
}
