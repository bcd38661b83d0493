import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, siteFolder } from '../../../scripts/root.ts';
import { freeBlock } from './running-stack.ts';

type Copy = {
  folder: string;
  /** Rewrites a file; its path is relative to the root. */
  edit: (file: string, change: (text: string) => string) => void;
  remove: () => void;
};

export type CopiedSource = Omit<Copy, 'folder'> & {
  /**
   * Builds one host, deploys it beside the deployed remotes, and starts everything on free ports.
   */
  startWith: (host: string) => Promise<{ port: number; stop: () => Promise<void> }>;
};

/**
 * A copy of the project's source that a test may change; libraries are links to the installed ones.
 */
export function copyFiles(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-source-'));
  for (const name of [
    'packages',
    'scripts',
    'apps/remotes',
    'apps/hosts',
    'apps/vendor',
    'apps/api',
    'apps/edge',
    'apps/sandbox',
    'package.json',
    'lingui.config.ts',
    'tsconfig.json',
    'tsconfig.base.json',
  ])
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  const libraries = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(libraries))
    if (name !== '@foyer')
      symlinkSync(path.join(libraries, name), path.join(folder, 'node_modules', name));
  // Workspace packages resolve to the copies.
  cpSync(path.join(libraries, '@foyer'), path.join(folder, 'node_modules/@foyer'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return {
    folder,
    edit: (file, change) =>
      writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8'))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A copy of the source, with links to what is built already. */
export function copySource(): CopiedSource {
  const { folder, edit, remove } = copyFiles();
  const site = path.join(folder, '.foyer/site');
  const link = (name: string) => symlinkSync(path.join(siteFolder, name), path.join(site, name));
  mkdirSync(path.join(site, 'hosts'), { recursive: true });
  for (const name of ['vendor', 'remotes', 'pictures']) link(name);
  cpSync(path.join(siteFolder, 'remotes.json'), path.join(site, 'remotes.json'));
  return {
    edit,
    remove,
    startWith: async (host) => {
      for (const name of readdirSync(path.join(siteFolder, 'hosts'), { withFileTypes: true }))
        if (name.isDirectory() && name.name !== host) link(path.join('hosts', name.name));
      await run(
        path.join(folder, 'apps/hosts', host),
        path.join(folder, 'packages/build/bin/foyer-build.mjs'),
      );
      const { deploy }: typeof import('../../../scripts/deploy/deploy.ts') = await import(
        path.join(folder, 'scripts/deploy/deploy.ts')
      );
      await deploy(site);
      const { startStack }: typeof import('../../../scripts/stack.ts') = await import(
        path.join(folder, 'scripts/stack.ts')
      );
      const port = await freeBlock();
      const { stop } = await startStack({
        port,
        dataFolder: path.join(folder, '.foyer/data'),
        siteFolder: site,
        quiet: true,
        env: { RATE_LIMIT: '0' },
      });
      return { port, stop };
    },
  };
}

const run = (cwd: string, script: string) =>
  promisify(execFile)(process.execPath, [script], { cwd });
