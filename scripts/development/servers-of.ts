import { readFileSync } from 'node:fs';
import path from 'node:path';

const servers = ['sandbox', 'api', 'edge'] as const;
export type Server = (typeof servers)[number];

/** Files that need no restart: a server neither starts with them nor reads them. */
const notOfServers = /(^|\/)(node_modules|dist)\/|\.(test|stories)\.tsx?$/;

/**
 * The servers that have to restart when a file changes, named from the root: those whose own folder
 * contains it, and those that depend on its package. Servers import no components.
 */
export function createServersOf(root: string): (file: string) => readonly Server[] {
  const packagesOf = new Map(
    servers.map((server) => [server, workspacePackages(root, `apps/${server}`)]),
  );
  return (file) =>
    notOfServers.test(file)
      ? []
      : servers.filter(
          (server) =>
            file.startsWith(`apps/${server}/`) ||
            (file.endsWith('.ts') &&
              packagesOf.get(server)?.has(file.split('/').slice(0, 2).join('/'))),
        );
}

/** Folders of the workspace packages on which the app in `folder` depends, directly or not. */
function workspacePackages(root: string, folder: string, found = new Set<string>()): Set<string> {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    const own = name.startsWith('@foyer/') ? name.replace('@foyer', 'packages') : null;
    if (own === null || found.has(own)) continue;
    found.add(own);
    workspacePackages(root, own, found);
  }
  return found;
}
