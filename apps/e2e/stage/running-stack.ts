import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needFree, portsFrom } from '../../../scripts/ports.ts';
import { type Stack, startStack } from '../../../scripts/stack.ts';

export type RunningStack = Pick<Stack, 'url' | 'ports' | 'internalSecret' | 'part' | 'stop'> & {
  sandboxUrl: string;
  /** A hotel's own website, on another origin. */
  hotelUrl: string;
};

/** Sandbox, API and front door on free ports, with a database that is deleted at the end. */
export async function startOnFreePorts(
  siteFolder?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningStack> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'foyer-journeys-'));
  const port = await freeBlock();
  const stack = await startStack({
    port,
    dataFolder,
    quiet: true,
    env: { RATE_LIMIT: '0', ...env },
    ...(siteFolder ? { siteFolder } : {}),
  });
  return {
    ...stack,
    sandboxUrl: `http://localhost:${stack.ports.sandbox}`,
    hotelUrl: `http://localhost:${stack.ports.hotelWebsite}`,
    stop: async () => {
      await stack.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** First port of a free block, below the range that systems use for outgoing connections. */
export async function freeBlock(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 20_000 + Math.floor(Math.random() * 11_000);
    const free = await needFree(Object.values(portsFrom(port))).then(
      () => true,
      () => false,
    );
    if (free) return port;
  }
  throw new Error('no free ports between 20000 and 31000');
}
