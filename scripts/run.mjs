// The entry point, for a machine with only Node >= 20.19 and npm: installs the pinned toolchain
// (pnpm; Node 24 where this Node is older than the workspace needs), then the workspace, then runs
// scripts/tasks/<task>.ts under it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const tools = path.join(root, 'tools');
const windows = process.platform === 'win32';

function run(what, command, args, env) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: windows && command === 'npm',
  });
  if (result.status === 0) return;
  if (result.signal === null && result.status !== null) {
    console.error(
      `\n${what} failed (exit ${result.status}). The lines above say why; a full disk or no ` +
        `connection to the npm registry are the usual reasons. Run the command again.`,
    );
  }
  process.exit(result.status ?? 1);
}

// npm exports its own settings as npm_*; pnpm would read them as if they were its own.
const cleanEnv = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^npm_(?!config_(registry|cafile)$)/i.test(key)),
);

const lock = readFileSync(path.join(tools, 'package-lock.json'));
const toolStamp = path.join(tools, 'node_modules', '.stamp');
const wantedTools = createHash('sha256').update(lock).digest('hex');
if (!existsSync(toolStamp) || readFileSync(toolStamp, 'utf8') !== wantedTools) {
  console.log('· toolchain (once)');
  run(
    'Installing the toolchain',
    'npm',
    ['ci', '--prefix', tools, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    cleanEnv,
  );
  writeFileSync(toolStamp, wantedTools);
}

const [major, minor] = process.versions.node.split('.').map(Number);
const ownNodeServes = major > 24 || (major === 24 && minor >= 7);
const bundled = path.join(
  tools,
  'node_modules',
  `node-${windows ? 'win' : process.platform}-${process.arch}`,
  'bin',
);
if (!ownNodeServes && !existsSync(bundled)) {
  console.error(
    `Foyer runs on Node 24. This machine has Node ${process.versions.node}, and no Node 24 package ` +
      `exists for ${process.platform}-${process.arch}: install Node 24.7 or newer, then run the ` +
      `command again.`,
  );
  process.exit(1);
}
const node = ownNodeServes ? process.execPath : path.join(bundled, windows ? 'node.exe' : 'node');
const pnpm = path.join(tools, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
const PATH = [
  ...(ownNodeServes ? [] : [bundled]),
  path.join(tools, 'node_modules', '.bin'),
  path.join(root, 'node_modules', '.bin'),
  cleanEnv.PATH,
].join(path.delimiter);
const env = {
  ...cleanEnv,
  PATH,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

const workspaceStamp = path.join(root, 'node_modules', '.foyer-stamp');
const wantedWorkspace = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .update(readFileSync(path.join(root, 'pnpm-workspace.yaml')))
  .digest('hex');
if (!existsSync(workspaceStamp) || readFileSync(workspaceStamp, 'utf8') !== wantedWorkspace) {
  console.log('· libraries');
  run(
    'Installing the libraries',
    node,
    [
      pnpm,
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
      '--loglevel=warn',
    ],
    env,
  );
  writeFileSync(workspaceStamp, wantedWorkspace);
}

const [task = 'start', ...rest] = process.argv.slice(2);
const child = spawn(node, [path.join(root, 'scripts', 'tasks', `${task}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env,
});
// The task decides how it ends; this process only waits for it, so that Ctrl-C stops everything
// once and in order.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
