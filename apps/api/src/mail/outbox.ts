import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';

/** Writes mails inside the transaction that they report: both are committed or neither. */
export async function putInOutbox(
  queries: Queries,
  jobs: Jobs,
  orderId: string | null,
  mails: readonly Mail[],
): Promise<void> {
  const together = randomUUID();
  await jobs.put(
    queries,
    'mail',
    mails.map((mail, index) => ({ orderId, messageId: `${together}.${index}`, mail })),
  );
}
