import path from 'node:path';
import { readFileSync } from 'node:fs';
import { defineConfig, esmExternalRequirePlugin, type UserConfig } from 'vite';
import { compiledWhileLoading, plainDynamicImports, quietDirectives } from './bundle-plugins.ts';
import { cssNames } from './css-names.ts';
import { describeBuild } from './describe-build.ts';
import { forTheServer } from './for-the-server.ts';
import { modularLeaflet } from './modular-leaflet.ts';
import { reactWithCheckedWords } from './words/react-with-words.ts';
import { sharedModules, sharedVersions, vendorContract } from './shared-modules.ts';

/**
 * The whole `vite.config.ts` of a host: its scripts over the import map; the page itself is
 * assembled at deployment. Mode `server` builds the renderer for the front door.
 */
export const host = defineConfig(({ mode }): UserConfig => {
  const root = process.cwd();
  const id = String(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).name);
  return mode === 'server' ? forTheServer(id, 'src/server.ts') : forBrowsers(root, id);
});

function forBrowsers(root: string, id: string): UserConfig {
  const versions = sharedVersions(root);
  return {
    base: './',
    define: {
      'process.env.NODE_ENV': '"production"',
      __FOYER_SHARED__: JSON.stringify({ lingui: versions['@lingui/core'] }),
    },
    css: cssNames(id),
    resolve: modularLeaflet,
    plugins: [
      esmExternalRequirePlugin({ external: [...sharedModules] }),
      ...reactWithCheckedWords(),
      plainDynamicImports(),
      describeBuild('host.json', { id, vendor: vendorContract(versions) }),
    ],
    build: {
      target: 'es2023',
      modulePreload: false,
      // One style sheet, one chunk shared by all pages, one with their components, and one shared by
      // the pages next to the venue page: a page then starts with two or three scripts of its host.
      cssCodeSplit: false,
      rolldownOptions: {
        onLog: quietDirectives,
        checks: { pluginTimings: false },
        input: path.join(root, 'src/main.ts'),
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          postBanner: compiledWhileLoading,
          codeSplitting: { groups },
        },
      },
    },
  };
}

/**
 * By folder and file: a module that moves between these folders, or is merged with one of another
 * page, takes its code and what it imports along into another script.
 */
const ofPages = {
  after: new RegExp(
    [
      String.raw`/(checkout|confirmation|book|office|property|payment-failure)/`,
      String.raw`/(email-check|remotes-in-place|kept-for-checkout)\.ts`,
      String.raw`/domain/src/(add-ons|cancellation|days)/`,
      String.raw`/contract/src/(add-ons|offices|orders|verification)/`,
      String.raw`/contract/src/carts/(endpoint|wire|legacy-wire)\.ts`,
      String.raw`/contract/src/properties/(?!ids-wire)`,
    ].join('|'),
  ),
  account: /\/account\/|\/contract\/src\/accounts\//,
  search: /\/search\//,
} as const;

/** Schemas and code built on them parse answers; no page needs an answer for its first paint. */
const isReader = (id: string): boolean =>
  /\/(valibot|contract\/src)\/|\/federation\/src\/manifest\.ts|\/api-client\/src\/(answered-client|read-answer|request-path)\.ts/.test(
    id,
  ) &&
  !/\/contract\/src\/(availability\/query|carts\/own-cart|preferences|specified-time)\.ts/.test(id);
const isOfPages = (id: string): boolean => Object.values(ofPages).some((pages) => pages.test(id));

/** The venue page starts without any: its form is a remote, and what is around is drawn. */
const isComponent = (id: string): boolean =>
  /\/packages\/(ui\/src\/|(booking-ui|shell)\/src\/.*\.tsx$)/.test(id) && !isOfPages(id);

const groups = [
  {
    name: 'common',
    minShareCount: 2,
    priority: 3,
    test: (id: string) =>
      !id.includes('/ky') &&
      !id.includes('foyer:words/') &&
      !isReader(id) &&
      !isOfPages(id) &&
      !isComponent(id),
  },
  { name: 'components', minShareCount: 2, priority: 2, test: isComponent },
  {
    name: 'asking',
    minShareCount: 2,
    priority: 1,
    test: (id: string) => isReader(id) && !isOfPages(id),
  },
  ...Object.entries(ofPages).map(([name, test]) => ({ name, minShareCount: 2, test })),
];
