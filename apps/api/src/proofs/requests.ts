import { type Tried, tryRequests } from '../testing/odd-requests/try-requests.ts';
import { openFreshPostgres } from '../testing/test-databases.ts';

export type RequestsProof = Tried & { seconds: number };

/** Milliseconds an answer may take at most, on an otherwise idle machine. */
const patienceMs = 2000;

/** Generated requests of every operation, with a new seed each time, on a PostgreSQL server. */
export async function proveRequests({
  requests = 100_000,
  seed = Math.floor(Math.random() * 2 ** 31),
} = {}): Promise<RequestsProof> {
  const database = await openFreshPostgres();
  const begun = performance.now();
  try {
    const tried = await tryRequests(database, { requests, seed });
    return { ...tried, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await database.close();
  }
}

/** Why the proof failed; empty if it holds. */
export function requestsProofProblems({
  wrong,
  neverDone,
  slowestMs,
  slowest,
}: RequestsProof): string[] {
  return [
    ...wrong,
    ...neverDone.map((id) => `no request of ${id} was answered with 200`),
    ...(slowestMs > patienceMs ? [`${slowest} took ${slowestMs} ms`] : []),
  ];
}
