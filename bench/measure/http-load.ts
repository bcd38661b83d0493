import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** Successful requests per second, and the 99th percentile of their time in milliseconds. */
export type HttpLoad = { perSecond: number; p99: number };

const run = promisify(execFile);
/** As browsers and the front door send. */
const headers = { 'accept-encoding': 'br' };

/**
 * As many requests as `connections` can process. `wrk` uses as little of the machine as pgbench;
 * autocannon replaces it where it is not installed.
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

/** A fixed number of requests a second, for the response time of a server below its limit. */
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

/** Full load with another path for each request, so that no cached answer is used. */
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
