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
import { root } from '../../../scripts/root.ts';

type Copy = {
  folder: string;
  /** Rewrites a file; its path is relative to the root. */
  edit: (file: string, change: (text: string) => string) => void;
  remove: () => void;
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
