import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runFolder } from './postgres-server.ts';
import { testInternalSecret } from './signed-visit.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ApiProcess = {
  url: string;
  output: () => string;
  /** Ends the process with SIGKILL: no handler runs. */
  kill: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  /** Ends the process with SIGTERM; returns the exit code. */
  stop: () => Promise<number | null>;
};

/** A free port whose successor is free too; the API listens on the successor. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port - 1 : 0),
      );
    });
  });
}

/** The API without lock and constraint, for the controls of proofs. */
export const mainWithoutLock = fileURLToPath(new URL('./main-without-lock.ts', import.meta.url));

/** The API with a check for jobs of dead processes every second. */
export const mainThatLooksOften = fileURLToPath(
  new URL('./main-that-looks-often.ts', import.meta.url),
);

/** The API that prints its memory on SIGUSR2. */
export const mainWithHousekeeping = fileURLToPath(
  new URL('./main-with-housekeeping.ts', import.meta.url),
);

/**
 * Starts a real API process with that environment. Resolves when it answers; rejects with its
 * output if it ends.
 */
export async function startApiProcess(
  env: Record<string, string>,
  program = main,
): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      INTERNAL_SECRET: testInternalSecret,
      RATE_LIMIT: '0',
      SEED: 'none',
      // Compiling the sources takes a third of a start: the cache is shared by the whole run.
      NODE_COMPILE_CACHE: join(runFolder(), 'compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port + 1}`;
  await ready(child, url, () => output);
  return {
    url,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    kill: () => send(child, 'SIGKILL', ended).then(() => undefined),
    stop: () => send(child, 'SIGTERM', ended),
  };
}

function send(
  child: ChildProcess,
  signal: NodeJS.Signals,
  ended: Promise<number | null>,
): Promise<number | null> {
  child.kill(signal);
  return ended;
}

async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the API ended with ${child.exitCode}: ${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the API was not ready within 90 seconds: ${output()}`);
}
