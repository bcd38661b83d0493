import type { Database } from '../database/database.ts';
import { markSent, takeMails, tryLater, type WaitingMail } from './outbox.ts';
import type { SendMail } from './send-mail.ts';

export type MailWorker = {
  /** Looks at once, because a mail was just written. */
  readonly wake: () => void;
  /** Ends after the mail that is being sent. */
  readonly stop: () => Promise<void>;
};

export type MailWorkerOptions = { readonly database: Database; readonly send: SendMail; readonly onProblem: (error: unknown) => void; readonly lookEveryMs?: number };

const atOnce = 10;
const longestWaitSeconds = 600;

/** Sends what waits in the outbox, each mail once; while the mail server is away the tries grow apart. */
export function startMailWorker({ database, send, onProblem, lookEveryMs = 2000 }: MailWorkerOptions): MailWorker {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  async function sendOne(waiting: WaitingMail): Promise<void> {
    const { id, attempts } = waiting;
    const failed = await send(waiting).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failed === null) {
      await markSent(database, id);
      return;
    }
    onProblem(failed.error);
    await tryLater(database, id, Math.min(longestWaitSeconds, 2 ** attempts) * (0.75 + Math.random() / 2));
  }

  async function work(): Promise<void> {
    do {
      again = false;
      const mails = await takeMails(database, atOnce);
      for (const mail of mails) {
        if (stopped) await tryLater(database, mail.id, 0);
        else await sendOne(mail);
      }
      again ||= mails.length === atOnce;
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || running !== null) return;
    running = work()
      .catch(onProblem)
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(wake, lookEveryMs);
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
