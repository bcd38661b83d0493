import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresBinaries } from '../../apps/api/src/testing/postgres-binaries.ts';

const run = promisify(execFile);

/**
 * Executions of one prepared statement per second, directly on the database. `values` are for `$1`,
 * `$2` …
 */
export async function statementsPerSecond(
  databaseUrl: string,
  sql: string,
  values: readonly (string | number)[],
  connections: number,
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-pgbench-'));
  try {
    const script = path.join(folder, 'statement.sql');
    writeFileSync(
      script,
      `${sql
        .replaceAll(/\$(\d+)/g, ':p$1')
        .replaceAll(/\s+/g, ' ')
        .trim()};\n`,
    );
    const { hostname, port, username, pathname } = new URL(databaseUrl);
    const given = values.flatMap((value, index) => ['-D', `p${index + 1}=${value}`]);
    const { stdout } = await run(pgbench(), [
      '-h',
      hostname,
      '-p',
      port,
      '-U',
      username,
      '-n',
      '-M',
      'prepared',
      '-c',
      String(connections),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      script,
      ...given,
      pathname.slice(1),
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the server's installation where it contains one, else from the path. */
const pgbench = (): string =>
  postgresBinaries()
    .map((folder) => path.join(folder, 'pgbench'))
    .find((file) => existsSync(file)) ?? 'pgbench';
