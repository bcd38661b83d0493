import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * All that hosts and remotes share. Leaving out `react/jsx-runtime` or `react-dom/client` crashes
 * remotes; shared workspace packages caused most regressions of the federation plugin.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@lingui/core',
  '@lingui/react',
] as const;

export const sharedPackages = ['react', 'react-dom', '@lingui/core', '@lingui/react'] as const;

/** Versions of the shared packages as resolved from the app in `root`. */
export function sharedVersions(root: string): Record<string, string> {
  const require = createRequire(path.join(root, 'package.json'));
  return Object.fromEntries(
    sharedPackages.map((name) => {
      const manifest = require.resolve
        .paths(name)
        ?.map((folder) => path.join(folder, name, 'package.json'))
        .find((file) => canRead(file));
      if (!manifest)
        throw new Error(
          `${name} is not among the dependencies of ${root}: every app lists each shared module itself`,
        );
      return [name, String(JSON.parse(readFileSync(manifest, 'utf8')).version)];
    }),
  );
}

/**
 * Identifies a set of versions: a remote may use the page's copies only where both sets are equal.
 */
export function vendorContract(versions: Record<string, string>): string {
  const text = Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function canRead(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
