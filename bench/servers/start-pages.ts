import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFolder, siteFolder } from '../../scripts/root.ts';
import { startStack } from '../../scripts/stack.ts';
import { deployOneBundle } from '../pages/one-bundle/one-bundle-site.ts';
import { deployPlainPage } from '../pages/plain/plain-site.ts';
import { freePort } from './free-port.ts';
import { type Running, startProcess } from './start-process.ts';

/** Addresses of the three pages, all on one API. */
export type Pages = {
  federated: string;
  oneBundle: string;
  plain: string;
  /** A hotel's own website, with the tag in it. */
  hotelWebsite: string;
  /** Another host as one bundle, behind a front door of its own. */
  oneBundleOf: (host: string) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * The stack as an operator runs it, on its own demonstration data, and two more front doors for the
 * pages it is compared with.
 */
export async function startPages(): Promise<Pages> {
  const bundleSite = path.join(runFolder, 'bench/one-bundle');
  const plainSite = path.join(runFolder, 'bench/plain');
  await deployOneBundle(siteFolder, bundleSite, 'marketplace');
  await deployPlainPage(siteFolder, plainSite);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'));
  const started: Pick<Running, 'stop'>[] = [
    { stop: async () => rmSync(dataFolder, { recursive: true, force: true }) },
  ];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    const stack = await startStack({
      port: await freePort(25),
      dataFolder,
      quiet: true,
      env: { RATE_LIMIT: '0', LOG_LEVEL: 'error' },
    });
    started.push(stack);
    const beside = async (script: string, site: string) => {
      const port = await freePort();
      const running = await startProcess(script, port, {
        PORT: String(port),
        API_URL: `http://127.0.0.1:${stack.ports.api}`,
        INTERNAL_SECRET: stack.internalSecret,
        VAULT_ORIGIN: `http://localhost:${stack.ports.sandbox}`,
        SITE_FOLDER: site,
      });
      started.push(running);
      return `http://localhost:${port}`;
    };
    const oneBundleOf = async (host: string) => {
      const site = path.join(runFolder, `bench/one-bundle-${host}`);
      await deployOneBundle(siteFolder, site, host);
      return beside('apps/edge/src/main.ts', site);
    };
    return {
      oneBundleOf,
      federated: stack.url,
      hotelWebsite: `http://localhost:${stack.ports.hotelWebsite}`,
      oneBundle: await beside('apps/edge/src/main.ts', bundleSite),
      plain: await beside('bench/pages/plain/serve-plain-page.ts', plainSite),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
