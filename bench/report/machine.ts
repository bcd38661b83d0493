import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const versionOf = (command: string, args: readonly string[]): string => {
  try {
    return (
      execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .trim()
        .split('\n')[0] ?? ''
    );
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? 'not there'
      : 'unknown';
  }
};

const packageVersion = (name: string): string =>
  String(
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version,
  );

/** What the numbers depend on besides the code. */
export function machineLines(browser: string): string[] {
  const [cpu] = os.cpus();
  return [
    `Machine: ${os.availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ` +
      `${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()} ${os.release()}.`,
    `Versions: Node ${process.versions.node}, ${versionOf(browser, ['--version'])}, ` +
      `React ${packageVersion('react')}, Vite ${packageVersion('vite')}, ` +
      `${versionOf('pgbench', ['--version'])}, wrk ` +
      `${versionOf('wrk', ['-v']) === 'not there' ? 'not there (autocannon)' : 'there'}, ` +
      `autocannon ${packageVersion('autocannon')}.`,
  ];
}

/**
 * Other work on the machine makes times worthless; the load of the last minute is printed with the
 * results.
 */
export const loadNow = (): string =>
  `${(os.loadavg()[0] ?? 0).toFixed(1)} on ${os.availableParallelism()} cores`;
