import path from 'node:path';
import { readFileSync } from 'node:fs';
import { defineConfig, esmExternalRequirePlugin, type UserConfig } from 'vite';
import { compiledWhileLoading } from './compiled-while-loading.ts';
import { describeBuild } from './describe-build.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { quietDirectives } from './quiet-directives.ts';
import { reactWithWords } from './react-with-words.ts';
import { sharedModules, sharedVersions, vendorContract } from './shared-modules.ts';

/**
 * The whole `vite.config.ts` of a host: its scripts over the import map; the page itself is put
 * together when deploying. Mode `server` builds what the front door draws with.
 */
export const host = defineConfig(({ mode }): UserConfig => {
  const root = process.cwd();
  const id = String(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).name);
  return mode === 'server' ? forTheServer(id) : forBrowsers(root, id);
});

/** One file that needs nothing beside it; its class names are those of the browsers' build. */
const forTheServer = (id: string): UserConfig => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  css: cssNames(id),
  plugins: reactWithWords(),
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: 'src/server.ts',
    outDir: 'dist/server',
    minify: true,
    rolldownOptions: {
      onLog: quietDirectives,
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});

const cssNames = (id: string) => ({
  modules: { generateScopedName: '[local]_[hash:base64:5]', hashPrefix: id },
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
    // Its `main` is CommonJS, whose helpers the bundler puts into a script of their own that every
    // page then waits for.
    resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
    plugins: [
      esmExternalRequirePlugin({ external: [...sharedModules] }),
      ...reactWithWords(),
      plainDynamicImports(),
      describeBuild('host.json', { id, vendor: vendorContract(versions) }),
    ],
    build: {
      target: 'es2023',
      modulePreload: false,
      // One style sheet, one chunk of what pages have in common, and one each of what only the
      // pages beside and after the venue's share: a page then starts with two or three scripts of
      // its host's.
      cssCodeSplit: false,
      rolldownOptions: {
        onLog: quietDirectives,
        checks: { pluginTimings: false },
        input: path.join(root, 'src/main.ts'),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          postBanner: compiledWhileLoading,
          codeSplitting: { groups },
        },
      },
    },
  };
}

const ofPages = {
  after: new RegExp(
    [
      String.raw`/(checkout|confirmation|book|office|property|payment-failure)/`,
      String.raw`/(email-check|use-remote-in-place|kept-for-checkout)\.ts`,
      String.raw`/contract/src/(add-ons|offices|orders|verification)/`,
      String.raw`/contract/src/carts/(endpoint|wire|legacy-wire)\.ts`,
      String.raw`/contract/src/properties/(?!ids-wire)`,
    ].join('|'),
  ),
  account: /\/account\/|\/contract\/src\/accounts\//,
  search: /\/search\//,
} as const;

/**
 * Schemas and what is made of them: they read answers, and no page needs an answer to be painted.
 */
const isReader = (id: string): boolean =>
  /\/(valibot|contract\/src)\/|\/federation\/src\/manifest\.ts/.test(id) &&
  !/\/contract\/src\/(availability\/query|carts\/own-cart|preferences|specified-time)\.ts/.test(id);
const isOfPages = (id: string): boolean => Object.values(ofPages).some((pages) => pages.test(id));

const groups = [
  {
    name: 'common',
    minShareCount: 2,
    priority: 2,
    test: (id: string) =>
      !id.includes('/ky') && !id.includes('/locales/') && !isReader(id) && !isOfPages(id),
  },
  {
    name: 'asking',
    minShareCount: 2,
    priority: 1,
    test: (id: string) => isReader(id) && !isOfPages(id),
  },
  ...Object.entries(ofPages).map(([name, test]) => ({ name, minShareCount: 2, test })),
];
