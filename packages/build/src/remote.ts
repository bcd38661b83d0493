import path from 'node:path';
import { readFileSync } from 'node:fs';
import { federation } from '@module-federation/vite';
import { defineConfig, esmExternalRequirePlugin, type UserConfig } from 'vite';
import {
  compiledWhileLoading,
  lazyImportsEntry,
  lazyImportsTogether,
  lazyStyles,
  plainDynamicImports,
  quietDirectives,
} from './bundle-plugins.ts';
import { cssNames } from './css-names.ts';
import { describeBuild } from './describe-build.ts';
import { forTheServer } from './for-the-server.ts';
import { modularLeaflet } from './modular-leaflet.ts';
import { reactWithCheckedWords, reactWithWords } from './words/react-with-words.ts';
import { sharedModules, sharedVersions, vendorContract } from './shared-modules.ts';

const target = 'es2023';
const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * The whole `vite.config.ts` of a remote. Mode `federation` builds the second delivery, `server` the
 * drawing at the front door.
 */
export const remote = defineConfig(({ mode }): UserConfig => {
  const root = process.cwd();
  const id = String(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).name);
  if (mode === 'server') return forTheServer(id, 'src/remote.tsx', ['foyer-drawing']);
  return mode === 'federation' ? federated(root, id) : asModule(root, id);
});

function asModule(root: string, id: string): UserConfig {
  const versions = sharedVersions(root);
  return {
    base: './',
    define: production,
    css: cssNames(id),
    resolve: modularLeaflet,
    plugins: [
      esmExternalRequirePlugin({ external: [...sharedModules] }),
      ...reactWithCheckedWords(),
      lazyImportsEntry(path.join(root, 'src/remote.tsx')),
      plainDynamicImports(),
      lazyStyles(),
      lazyImportsTogether(),
      describeBuild('remote.json', { id, vendor: vendorContract(versions) }),
    ],
    build: {
      target,
      outDir: 'dist/module',
      modulePreload: false,
      rolldownOptions: {
        onLog: quietDirectives,
        checks: { pluginTimings: false },
        input: path.join(root, 'src/remote.tsx'),
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: 'assets/[name]-[hash].js', postBanner: compiledWhileLoading },
      },
    },
  };
}

function federated(root: string, id: string): UserConfig {
  const versions = sharedVersions(root);
  const shared = Object.fromEntries(
    sharedModules.map((name) => {
      const version =
        versions[
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/')
        ] ?? '0.0.0';
      return [name, { singleton: false, requiredVersion: `^${version}`, version }];
    }),
  );
  return {
    base: './',
    define: production,
    css: cssNames(id),
    resolve: modularLeaflet,
    plugins: [
      ...reactWithWords({ whole: false }),
      federation({
        name: federationName(id),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared,
        manifest: true,
        disableRemote: true,
        dts: false,
        publicPath: 'auto',
      }),
    ],
    build: {
      target,
      outDir: 'dist/federation',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        onLog: quietDirectives,
        checks: { pluginTimings: false },
        input: path.join(root, 'src/remote.tsx'),
      },
    },
  };
}

/** Module Federation does not allow hyphens in names. */
export const federationName = (id: string): string => id.replaceAll('-', '_');
