import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeBlock } from '../../../apps/e2e/stage/running-stack.ts';
import { runCommand } from '../../run-command.ts';
import { ExpectedError } from '../../steps.ts';

export type WordPress = {
  url: string;
  administrator: { name: string; password: string };
  /** Runs a script of this folder in WordPress; resolves with what it printed. */
  php: (script: string, ...args: readonly string[]) => Promise<string>;
  stop: () => Promise<void>;
};

const packages =
  'wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-xml php-mbstring php-curl mariadb-server';
const needed = [
  '/usr/share/wordpress/wp-load.php',
  '/var/lib/wordpress/wp-content/themes/twentytwentythree',
  '/usr/bin/php',
  '/usr/sbin/mariadbd',
];
const administrator = { name: 'admin', password: 'four words in a row' };

/** The system’s WordPress with a database and a folder of its own. */
export async function startWordPress(): Promise<WordPress> {
  needPackages();
  const port = await freeBlock();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-wordpress-'));
  const site = path.join(folder, 'site');
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const child of running.reverse()) await endGroup(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const database = await startDatabase(folder, port + 1);
    running.push(database);
    copySite(site, port + 1);
    await runCommand('chown', ['-R', 'www-data:', folder]);
    await runCommand('chown', ['-R', 'mysql:', path.join(folder, 'db')]);
    await runCommand('chmod', ['755', folder]);
    running.push(
      inGroup(
        'setpriv',
        [
          '--reuid=www-data',
          '--regid=www-data',
          '--clear-groups',
          'php',
          '-d',
          'disable_functions=mail',
          '-S',
          `127.0.0.1:${port}`,
          '-t',
          site,
          path.join(import.meta.dirname, 'router.php'),
        ],
        // Its scripts call each other: one worker would wait for itself.
        { PHP_CLI_SERVER_WORKERS: '4' },
      ),
    );
    await install(url);
    return {
      url,
      administrator,
      php: (script, ...args) =>
        runCommand('php', [path.join(import.meta.dirname, script), site, url, ...args]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function needPackages(): void {
  if (needed.every((file) => existsSync(file)) && process.getuid?.() === 0) return;
  throw new ExpectedError(
    `This proof runs Debian’s own WordPress, as root. Install it, then run the command again:

  printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d; chmod +x /usr/sbin/policy-rc.d
  apt-get install -y --no-install-recommends ${packages}

The first line keeps the installation from starting servers of the system.`,
  );
}

async function startDatabase(folder: string, port: number): Promise<ChildProcess> {
  const data = path.join(folder, 'db');
  mkdirSync(data);
  await runCommand('chown', ['mysql:', data]);
  await runCommand('chmod', ['755', folder]);
  await runCommand('mariadb-install-db', [
    '--no-defaults',
    '--user=mysql',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const socket = path.join(data, 's.sock');
  const child = inGroup('mariadbd', [
    '--no-defaults',
    '--user=mysql',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-log-bin',
    '--performance-schema=OFF',
  ]);
  const ask = ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute'];
  await repeatedly('MariaDB', () => runCommand('mariadb', [...ask, 'SELECT 1']));
  await runCommand('mariadb', [
    ...ask,
    "CREATE DATABASE wordpress; CREATE USER wordpress@'127.0.0.1' IDENTIFIED BY 'wordpress'; " +
      "GRANT ALL ON wordpress.* TO wordpress@'127.0.0.1'",
  ]);
  return child;
}

function copySite(site: string, databasePort: number): void {
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, dereference: true });
  copy('/usr/share/wordpress', site);
  rmSync(path.join(site, 'wp-content'), { recursive: true, force: true });
  copy('/var/lib/wordpress/wp-content', path.join(site, 'wp-content'));
  // The package’s own reads a file of /etc.
  writeFileSync(
    path.join(site, 'wp-config.php'),
    `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'wordpress' );
define( 'DB_PASSWORD', 'wordpress' );
define( 'DB_HOST', '127.0.0.1:${databasePort}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`,
  );
}

async function install(url: string): Promise<void> {
  const body = new URLSearchParams({
    weblog_title: 'Hotel',
    user_name: administrator.name,
    admin_password: administrator.password,
    admin_password2: administrator.password,
    pw_weak: 'on',
    admin_email: 'a@example.test',
    blog_public: '0',
  });
  await repeatedly('WordPress', async () => {
    const answer = await fetch(`${url}/wp-admin/install.php?step=2`, { method: 'POST', body });
    const page = await answer.text();
    if (!page.includes('wp-login.php')) throw new Error(page.slice(0, 2000));
  });
}

async function repeatedly(name: string, ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries > 100) throw new ExpectedError(`${name} did not start.\n${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** A process with a group of its own: the workers of PHP’s server outlive their parent. */
const inGroup = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(command, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } });

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(-child.pid, 'SIGTERM');
  await gone;
}
