import fc from 'fast-check';
import type { Database } from '../../database/database.ts';
import { startSandbox } from '../sandbox-setup.ts';
import { startTestApp } from '../start-test-app.ts';
import { oddSetup } from './odd-setup.ts';
import { oddRequest, type OddRequest } from './odd-request.ts';
import { operationsOf } from './operations.ts';
import { createSender, type HttpAnswer } from './send-request.ts';
import { problemWith } from './wrong-answer.ts';

export type Tried = {
  requests: number;
  seed: number;
  operations: number;
  /** Number of answers by status; 0 is a connection that was closed on a body of 10 MB. */
  statuses: Readonly<Record<number, number>>;
  /** Operations without any answer of 200: their handlers were not tested. */
  neverDone: readonly string[];
  slowestMs: number;
  slowest: string;
  /** One sentence for each wrong answer, with the request. */
  wrong: readonly string[];
};

export type TryOptions = {
  requests: number;
  seed: number;
  callers?: number;
  onProgress?: (done: number) => void;
};

const atOnce = 1000;
/** Share of the requests that are sent while all outside parties are down. */
const shareAway = 0.04;
/** Number of extra requests for an operation that had no 200 yet. */
const ownTries = 200;

/**
 * Sends generated requests of every operation to an API with its outside parties, over real HTTP,
 * and checks every answer.
 */
export async function tryRequests(
  database: Database,
  { requests, seed, callers = 4, onProgress = () => undefined }: TryOptions,
): Promise<Tried> {
  const sandbox = await startSandbox();
  const { app } = await startTestApp({ database, sandboxUrl: sandbox.url, timeLimitMs: 10_000 });
  const alone = await startTestApp({ database });
  try {
    const setup = await oddSetup({ database, app, sandbox });
    const operations = operationsOf((await app.inject('/apiv2/openapi.json')).json());
    const anyRequest = oddRequest(operations, setup);
    const done = new Set<string>();
    const statuses: Record<number, number> = {};
    const wrong: string[] = [];
    const slowest = { ms: 0, of: '' };
    let more = 0;
    const note = (request: OddRequest, answer: HttpAnswer, away: boolean) => {
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status === 200) done.add(request.operation.id);
      if (answer.ms > slowest.ms)
        Object.assign(slowest, {
          ms: Math.round(answer.ms),
          of: `${request.operation.id} ${answer.status}`,
        });
      const said = problemWith(request, answer, away);
      if (said !== null) wrong.push(`${said}: ${written(request)} → ${answer.text.slice(0, 200)}`);
    };
    const alreadyAway = Math.round(requests * (1 - shareAway));
    for (const [server, from, to, away] of [
      [app, 0, alreadyAway, false],
      [alone.app, alreadyAway, requests, true],
    ] as const) {
      const { send, close } = createSender(
        await server.listen({ host: '127.0.0.1', port: 0 }),
        callers,
      );
      for (let first = from; first < to; first += atOnce) {
        const queue = fc.sample(anyRequest, {
          numRuns: Math.min(atOnce, to - first),
          seed: seed + first,
        });
        const caller = async () => {
          for (let request = queue.shift(); request !== undefined; request = queue.shift())
            note(request, await send(request), away);
        };
        await Promise.all(Array.from({ length: callers }, caller));
        onProgress(Math.min(first + atOnce, to));
      }
      for (const operation of away ? [] : operations.filter(({ id }) => !done.has(id))) {
        for (const request of fc.sample(oddRequest([operation], setup), {
          numRuns: ownTries,
          seed,
        })) {
          if (done.has(operation.id)) break;
          more += 1;
          note(request, await send(request), away);
        }
      }
      close();
    }
    return {
      requests: requests + more,
      seed,
      operations: operations.length,
      statuses,
      neverDone: operations.filter(({ id }) => !done.has(id)).map(({ id }) => id),
      slowestMs: slowest.ms,
      slowest: slowest.of,
      wrong,
    };
  } finally {
    await alone.app.close();
    await app.close();
    await sandbox.stop();
  }
}

const written = ({ method, path, headers, body }: OddRequest): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 400)} ${body === null ? '' : body.subarray(0, 1200).toString()}`;
