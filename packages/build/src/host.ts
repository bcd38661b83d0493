import path from 'node:path';
import { readFileSync } from 'node:fs';
import { defineConfig, esmExternalRequirePlugin, type UserConfig } from 'vite';
import { describeBuild } from './describe-build.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { quietDirectives } from './quiet-directives.ts';
import { reactWithWords } from './react-with-words.ts';
import { sharedModules, sharedVersions, vendorContract } from './shared-modules.ts';

/** The whole `vite.config.ts` of a host: its scripts over the import map; the page itself is put together when deploying. Mode `server` builds what the front door draws with. */
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
  build: { target: 'node20', ssr: 'src/server.ts', outDir: 'dist/server', minify: true, rolldownOptions: { onLog: quietDirectives, checks: { pluginTimings: false }, output: { entryFileNames: '[name].js', codeSplitting: false } } },
});

const cssNames = (id: string) => ({ modules: { generateScopedName: '[local]_[hash:base64:5]', hashPrefix: id } });

function forBrowsers(root: string, id: string): UserConfig {
  const versions = sharedVersions(root);
  return {
    base: './',
    define: {
      'process.env.NODE_ENV': '"production"',
      __FOYER_SHARED__: JSON.stringify({ jotai: versions['jotai'], lingui: versions['@lingui/core'] }),
    },
    css: cssNames(id),
    plugins: [esmExternalRequirePlugin({ external: [...sharedModules] }), ...reactWithWords(), plainDynamicImports(), describeBuild('host.json', { id, vendor: vendorContract(versions) })],
    build: {
      target: 'es2023',
      modulePreload: false,
      // One style sheet, one chunk of what pages have in common, and one of what only the pages after the venue's share: a page
      // then starts with two or three scripts of its host's.
      cssCodeSplit: false,
      rolldownOptions: { onLog: quietDirectives, checks: { pluginTimings: false }, input: path.join(root, 'src/main.ts'), output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: [{ name: 'common', minShareCount: 2, priority: 1, test: (id) => !id.includes('/ky') && !/\/(locales|checkout|confirmation)\//.test(id) }, { name: 'after', minShareCount: 2, test: /\/(checkout|confirmation)\// }] } } },
    },
  };
}
