import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Place } from './places.ts';
import { postgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);

/** Restores a back-up in an empty place. */
export type BackUp = { restore: (place: Place) => Promise<void>; remove: () => Promise<void> };

/** As described in docs/operations.md. No process may run on an embedded database meanwhile. */
export async function backUp({ env }: Place): Promise<BackUp> {
  const { DATA_DIR, DATABASE_URL: url = '' } = env;
  const programs = postgresBinaries().find((binaries) => existsSync(join(binaries, 'pg_dump')));
  // The server of the npm package lacks these programs.
  if (DATA_DIR === undefined && programs === undefined) return copyInside(url);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-back-up-'));
  const remove = async () => rmSync(folder, { recursive: true });
  if (DATA_DIR !== undefined) {
    cpSync(DATA_DIR, join(folder, 'data'), { recursive: true });
    return {
      restore: async (place) =>
        cpSync(join(folder, 'data'), place.env.DATA_DIR ?? '', { recursive: true }),
      remove,
    };
  }
  const file = join(folder, 'foyer.dump');
  await run(join(programs ?? '', 'pg_dump'), [
    '--format=custom',
    '--no-owner',
    `--file=${file}`,
    url,
  ]);
  return {
    restore: async (place) =>
      void (await run(join(programs ?? '', 'pg_restore'), [
        '--no-owner',
        '--exit-on-error',
        `--dbname=${place.env.DATABASE_URL}`,
        file,
      ])),
    remove,
  };
}

/** Copies a database within the server; it must have no other connections meanwhile. */
async function copyInside(url: string): Promise<BackUp> {
  const nameOf = (address: string) => new URL(address).pathname.slice(1);
  const saved = `${nameOf(url)}_saved`;
  const administer = async (...statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'postgres') });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await administer(`CREATE DATABASE ${saved} TEMPLATE ${nameOf(url)}`);
  return {
    restore: ({ env: { DATABASE_URL = '' } }) =>
      administer(
        `DROP DATABASE ${nameOf(DATABASE_URL)} WITH (FORCE)`,
        `CREATE DATABASE ${nameOf(DATABASE_URL)} TEMPLATE ${saved}`,
      ),
    remove: () => administer(`DROP DATABASE ${saved}`),
  };
}
