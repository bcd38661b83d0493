import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

/** Id of the main process of the test run, whose workers share one server. */
const owner = process.env.VITEST === undefined || !isMainThread ? process.pid : process.ppid;

/**
 * A folder for this test run and its PostgreSQL server; both are deleted when the run has ended.
 */
export function runFolder(): string {
  const folder = join(tmpdir(), `foyer-postgres-${owner}`);
  if (claim(folder)) {
    const keeper = fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url));
    spawn(process.execPath, [keeper, folder, String(owner)], {
      detached: true,
      stdio: 'ignore',
    }).unref();
  }
  return folder;
}

/** URL of a real PostgreSQL server, started on the first call. */
export async function postgresServer(): Promise<string> {
  const folder = runFolder();
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (existsSync(join(folder, 'failed')))
      throw new Error(readFileSync(join(folder, 'failed'), 'utf8'));
    if (existsSync(join(folder, 'url'))) {
      const url = readFileSync(join(folder, 'url'), 'utf8');
      if (await answers(url)) return url;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the PostgreSQL server for the tests did not start within a minute');
}

/** True for the first caller only. */
export function claim(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o755 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/**
 * Creates a database on the server, empty or a copy of `template`; returns its URL and a function
 * to drop it.
 */
export async function freshPostgresUrl({
  name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`,
  template = 'template1',
}: { name?: string; template?: string } = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await postgresServer();
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: server.replace(/\/postgres$/, `/${name}`),
    drop: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
