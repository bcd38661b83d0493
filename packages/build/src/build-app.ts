import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { tagParts } from './embed.ts';

/**
 * A remote (`src/remote.tsx`) is built for browsers as an ES module over the import map and for
 * Module Federation, and for the front door; a host (`src/server.ts`) for browsers and the front
 * door.
 */
export async function buildApp(root: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const config = { root, logLevel: 'warn' } as const;
  if (existsSync(path.join(root, 'src', 'loader.ts'))) {
    for (const mode of tagParts) await build({ ...config, mode });
    return;
  }
  await build({ ...config, mode: 'production' });
  const isRemote = existsSync(path.join(root, 'src', 'remote.tsx'));
  if (isRemote) {
    if (isFederated(path.basename(root))) await build({ ...config, mode: 'federation' });
    else rmSync(path.join(root, 'dist', 'federation'), { recursive: true, force: true });
  }
  if (isRemote || existsSync(path.join(root, 'src', 'server.ts')))
    await build({ ...config, mode: 'server' });
}

/** `FOYER_FEDERATION` names the only remotes that need the second delivery; without it all do. */
function isFederated(id: string): boolean {
  const some = process.env['FOYER_FEDERATION'];
  return some === undefined || some.split(',').includes(id);
}
