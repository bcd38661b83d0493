import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { reactWithWords, sharedPackages } from '@foyer/build';
import { hostnamesOf, sites } from '@foyer/sites';
import { createServer, type Plugin } from 'vite';
import { root, runFolder, siteFolder } from '../root.ts';
import { startStack } from '../stack.ts';
import { createServersOf, type Server } from './servers-of.ts';
import { viteBase, writeSite } from './write-site.ts';

type Options = {
  port: number;
  env?: Readonly<Record<string, string>>;
  quiet?: boolean;
};

/**
 * The running stack with the browser's code from its sources: a Vite server in front of the front
 * door answers requests for modules and proxies all others.
 */
export async function startDevelopment({
  port,
  ...options
}: Options): Promise<{ url: string; stop: () => Promise<void> }> {
  const site = path.join(runFolder, 'development');
  writeSite({ root, site, pictures: path.join(siteFolder, 'pictures') });
  const stack = await startStack({
    port,
    edgePort: edgePortOf(port),
    siteFolder: site,
    ...options,
  });
  let ready: Promise<unknown> = Promise.resolve();
  const restart = async (server: Server): Promise<void> => {
    await stack.part(server).kill('SIGTERM');
    await stack.part(server).start();
  };
  // With a server of its own Vite would end the process at a signal before the others stopped.
  const http = createHttpServer();
  const vite = await createServer({
    configFile: false,
    root,
    base: viteBase,
    appType: 'custom',
    cacheDir: path.join(runFolder, 'vite'),
    logLevel: 'warn',
    plugins: [reactWithWords(), waitFor(() => ready)],
    resolve: { dedupe: [...sharedPackages] },
    optimizeDeps: { entries: ['apps/hosts/*/src/main.ts', 'apps/remotes/*/src/remote.tsx'] },
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      allowedHosts: sites.flatMap(({ id }) => hostnamesOf(id)),
      fs: { allow: [root, realpathSync(path.join(root, 'node_modules/.pnpm'))] },
      proxy: { [`^(?!${viteBase})`]: { target: `http://127.0.0.1:${stack.ports.edge}` } },
      watch: { ignored: ['**/dist/**', '**/.foyer/**', '**/docs/**'] },
      warmup: {
        clientFiles: ['apps/hosts/*/src/pages/*.ts', 'apps/remotes/*/src/remote.tsx'],
      },
    },
  });
  const serversOf = createServersOf(root);
  const stale = new Set<Server>();
  vite.watcher.on('all', (_event, file) => {
    const found = serversOf(path.relative(root, file).split(path.sep).join('/'));
    if (found.length === 0) return;
    for (const server of found) stale.add(server);
    // One restart at a time, for all changes since the last one.
    ready = ready.then(async () => {
      const now = [...stale];
      stale.clear();
      await Promise.all(now.map(restart)).catch((error: unknown) =>
        console.error(error instanceof Error ? error.message : error),
      );
    });
  });
  http.on('request', vite.middlewares);
  const stop = async () => {
    await vite.close();
    http.close();
    http.closeAllConnections();
    await stack.stop();
  };
  try {
    await once(http.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: stack.url, stop };
}

/** Port of the front door; the public port is the Vite server's. */
export const edgePortOf = (port: number): number => port + 4;

/** A restarting server does not answer: requests wait for it. */
const waitFor = (ready: () => Promise<unknown>): Plugin => ({
  name: 'foyer-wait-for-servers',
  configureServer: (server) => {
    server.middlewares.use(async (request, _response, next) => {
      if (!request.url?.startsWith(viteBase)) await ready();
      next();
    });
  },
});
