import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { reachableExports } from './reachable-exports.ts';

/** The entries: every remote and host, the front door and the API. */
const entries = [
  'apps/remotes/*/src/remote.tsx',
  'apps/hosts/*/src/{main,server}.ts',
  'apps/edge/src/main.ts',
  'apps/api/src/main.ts',
];

/**
 * Whether running code uses an export of the workspace, `packages/domain/src/money.ts#addMoney`.
 */
export function reachedFromEntries(): (place: string) => boolean {
  const isReached = reachableExports({
    entries: globSync(entries, { cwd: root }),
    packages: packageEntries(),
    read: (file) =>
      /\.tsx?$/.test(file) && !file.includes('node_modules')
        ? readFileSync(path.join(root, file), 'utf8')
        : null,
  });
  return (place) => {
    const [file = '', name = ''] = place.split('#');
    return isReached({ file, name });
  };
}

/**
 * The entry files of every package: `@foyer/session/venue` is
 * `packages/session/src/venue/index.ts`.
 */
function packageEntries(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
      const { name, exports } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        name: string;
        exports?: Readonly<Record<string, unknown>>;
      };
      return Object.entries(exports ?? {}).flatMap(([key, target]) =>
        typeof target === 'string'
          ? [[path.posix.join(name, key), path.posix.join(path.dirname(file), target)]]
          : [],
      );
    }),
  );
}
