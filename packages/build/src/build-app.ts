import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/**
 * A remote (`src/remote.tsx`) is built twice, as an ES module over the import map and for Module
 * Federation; a host that the front door renders (`src/server.ts`) for browsers and for the server.
 */
export async function buildApp(root: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const config = { root, logLevel: 'warn' } as const;
  await build({ ...config, mode: 'production' });
  if (existsSync(path.join(root, 'src', 'remote.tsx')))
    await build({ ...config, mode: 'federation' });
  if (existsSync(path.join(root, 'src', 'server.ts'))) await build({ ...config, mode: 'server' });
}
