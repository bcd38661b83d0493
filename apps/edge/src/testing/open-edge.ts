import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Configuration } from '../configuration.ts';
import { createEdge } from '../create-edge.ts';
import { edgeConfiguration } from './edge-configuration.ts';

type Given = Partial<Configuration> & {
  /** Plays the API, unless there is an address of a real one. */
  api?: RequestListener;
};

/** A front door with a folder of its own, until it is closed. */
export async function startEdge({ api, ...own }: Given = {}) {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const played = api && createServer(api);
  if (played) await new Promise<void>((resolve) => played.listen(0, '127.0.0.1', resolve));
  const edge = await createEdge({
    configuration: edgeConfiguration({
      siteFolder,
      ...(played && { apiUrl: `http://127.0.0.1:${(played.address() as AddressInfo).port}` }),
      ...own,
    }),
  });
  const close = async () => {
    await edge.close();
    played?.close();
    rmSync(siteFolder, { recursive: true, force: true });
  };
  return { edge, siteFolder, close };
}

/** The same until the end of the test. */
export async function openEdge(given?: Given): Promise<Omit<Started, 'close'>> {
  const { close, ...opened } = await startEdge(given);
  onTestFinished(close);
  return opened;
}
type Started = Awaited<ReturnType<typeof startEdge>>;

/**
 * Deploys a host whose pages are not drawn: what is asked of the API is the same. `styles` by name of
 * their files.
 */
export function deployHost(
  siteFolder: string,
  host = 'marketplace',
  styles: Readonly<Record<string, string>> = {},
): void {
  const folder = `/hosts/${host}/1`;
  mkdirSync(path.join(siteFolder, folder), { recursive: true });
  for (const [name, rules] of Object.entries(styles))
    writeFileSync(path.join(siteFolder, folder, name), rules);
  const write = (file: string, content: object) =>
    writeFileSync(path.join(siteFolder, file), JSON.stringify(content));
  write(`hosts/${host}.json`, {
    folder,
    entry: `${folder}/main.js`,
    server: null,
    styles: Object.keys(styles).map((name) => `${folder}/${name}`),
    preload: [],
    pages: {},
  });
  write('remotes.json', {
    vendor: { contract: 'v', entry: '/vendor/v.js', specifiers: [], integrity: '' },
    remotes: {},
  });
}
