import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freeBlock } from '../../../apps/e2e/stage/running-stack.ts';
import { root, runFolder } from '../../root.ts';
import type { GuideStep } from './read-guide.ts';

type Env = Readonly<Record<string, string>>;

/** A copy of the tracked files in which a guide is followed. */
export type CopiedRepository = {
  folder: string;
  port: number;
  /** Follows steps of a guide; `npm start` stays until the end, everything else has to end well. */
  follow: (steps: readonly GuideStep[] | undefined, env?: Env) => Promise<void>;
  /** The files that the steps changed, generated ones included. */
  changed: () => readonly string[];
  remove: () => Promise<void>;
};

const startMs = 300_000;

/**
 * The copy installs its libraries itself, from the store that the root's came from. What the root
 * has built, compressed or drawn is used again where it is the same.
 */
export async function copyRepository(): Promise<CopiedRepository> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-guide-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.split('\0'))
    if (file !== '' && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'tools/node_modules'), path.join(folder, 'tools/node_modules'));
  for (const name of ['packed', 'pictures']) {
    mkdirSync(path.join(runFolder, name), { recursive: true });
    mkdirSync(path.join(folder, '.foyer'), { recursive: true });
    symlinkSync(path.join(runFolder, name), path.join(folder, '.foyer', name));
  }
  // A repository of its own: turbo's hashes are then the root's, and git lists what was changed.
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Guide', '-c', 'user.email=guide@localhost', 'commit', '-qm', 'The copy');
  const port = await freeBlock();
  const options = (env: Env) => ({
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      RATE_LIMIT: '0',
      FOYER_FEDERATION: 'room-list',
      TURBO_CACHE_DIR: path.join(mainRepository(), '.turbo/cache'),
      ...env,
    },
    // Its own process group, so that everything that it starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  });
  let stack: { stop: () => Promise<void> } | null = null;

  const run = (command: string, env: Env = {}): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = spawn('sh', ['-c', command], options(env));
      let output = '';
      const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0
          ? resolve()
          : reject(new Error(`“${command}” ended with ${code ?? 'a signal'}:\n${output}`)),
      );
    });

  const start = async (command: string, env: Env): Promise<void> => {
    const child = spawn('sh', ['-c', command], options(env));
    let output = '';
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    stack = {
      stop: async () => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
        await gone;
      },
    };
    const until = Date.now() + startMs;
    while (!output.includes('Foyer is up')) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`npm start did not start:\n${output}`);
      await setTimeout(200);
    }
  };

  const follow = async (step: GuideStep, env: Env): Promise<void> => {
    if (step.kind === 'run')
      return /\bnpm start$/.test(step.command) ? start(step.command, env) : run(step.command, env);
    const file = path.join(folder, step.file);
    if (step.kind === 'write') {
      mkdirSync(path.dirname(file), { recursive: true });
      return writeFileSync(file, step.text);
    }
    const [before, after, ...more] = readFileSync(file, 'utf8').split(step.from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`the lines to edit do not stand once in ${step.file}:\n${step.from}`);
    return writeFileSync(file, before + step.to + after);
  };

  await run('npm run libraries');
  return {
    folder,
    port,
    follow: async (steps, env = {}) => {
      if (steps === undefined) throw new Error('the guide has no such part');
      for (const step of steps) await follow(step, env);
    },
    changed: () =>
      git('status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.slice(3)),
    remove: async () => {
      await stack?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The repository's main folder, in which turbo keeps its cache for all its worktrees. */
const mainRepository = (): string =>
  path.dirname(
    execFileSync('git', ['rev-parse', '--path-format=absolute', '--git-common-dir'], {
      cwd: root,
      encoding: 'utf8',
    }).trim(),
  );
