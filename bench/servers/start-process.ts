import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { ExpectedError } from '../../scripts/steps.ts';

export type Running = { url: string; stop: () => Promise<void> };

const patience = 120_000;

/** Runs a script of the project as a server of its own until it answers at `health`. */
export async function startProcess(
  script: string,
  port: number,
  env: Readonly<Record<string, string>>,
  health = '/healthz',
): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(root, script)],
    {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 6000);
    await gone;
    clearTimeout(late);
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && child.exitCode === null) {
    const answers = await fetch(url + health, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new ExpectedError(`${script} did not start.\n${output.trim()}`);
}
