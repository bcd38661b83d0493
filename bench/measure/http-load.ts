import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/**
 * Requests answered well in a second, and the time within which 99 of 100 were, in milliseconds.
 */
export type HttpLoad = { perSecond: number; p99: number };

const run = promisify(execFile);
/** As every browser and the front door ask. */
const headers = { 'accept-encoding': 'br' };

/**
 * As many requests as `connections` can get through. `wrk` costs the machine as little as pgbench
 * does; autocannon takes its place where there is none.
 */
export async function fullLoad(
  url: string,
  connections: number,
  seconds: number,
): Promise<HttpLoad> {
  try {
    const { stdout } = await run('wrk', [
      '-t2',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'Accept-Encoding: br',
      url,
    ]);
    if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer well:\n${stdout}`);
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return loadOf(await autocannon({ url, headers, connections, duration: seconds }));
  }
}

/**
 * A fixed number of requests a second, to see how long one takes when the server is not at its
 * limit.
 */
export const steadyLoad = async (
  url: string,
  connections: number,
  seconds: number,
  perSecond: number,
): Promise<HttpLoad> =>
  loadOf(
    await autocannon({
      url,
      headers,
      connections,
      duration: seconds,
      overallRate: Math.round(perSecond),
    }),
  );

/**
 * Full load with another path for each request, so that no answer that was made before serves
 * again.
 */
export async function changingLoad(
  url: string,
  connections: number,
  seconds: number,
  path: (count: number) => string,
): Promise<HttpLoad> {
  let count = 0;
  return loadOf(
    await autocannon({
      url,
      headers,
      connections,
      duration: seconds,
      requests: [{ setupRequest: (request) => ({ ...request, path: path((count += 1)) }) }],
    }),
  );
}

function loadOf(result: autocannon.Result): HttpLoad {
  if (result.non2xx + result.errors > 0)
    throw new Error(
      `${result.non2xx} answers were not 2xx, ${result.errors} requests failed: ${result.url}`,
    );
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const milliseconds = (match: RegExpExecArray | null): number =>
  Number(match?.[1]) * ({ us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? 'ms'] ?? NaN);
