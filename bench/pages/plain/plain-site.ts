import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { placeVersion } from '../../../scripts/deploy/place-version.ts';

/**
 * The plain page's script and style sheet, minified and compressed like all the others, in a folder
 * that the front door can serve.
 */
export async function deployPlainPage(federatedSite: string, site: string): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  for (const folder of ['hosts', 'vendor', 'remotes'])
    mkdirSync(path.join(site, folder), { recursive: true });
  symlinkSync(path.join(federatedSite, 'pictures'), path.join(site, 'pictures'));
  const built = path.join(site, 'build');
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2023',
      outDir: built,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'page.ts'),
        output: { entryFileNames: 'page.js', assetFileNames: 'page.css' },
      },
    },
  });
  await placeVersion(built, path.join(site, 'hosts/plain'));
}
