import path from 'node:path';
import {
  compiledWhileLoading,
  cssNames,
  lazyStyles,
  lazyImportsEntry,
  plainDynamicImports,
  reactWithWords,
} from '@foyer/build';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../../../scripts/root.ts';

export type OneBundle = { entry: string; styles: readonly string[]; preload: readonly string[] };

/**
 * Shell, a host and the venue page's remotes as an application without remotes: one script with
 * React, one style sheet.
 */
export async function buildOneBundle(outDir: string, hostId: string): Promise<OneBundle> {
  process.env['NODE_ENV'] = 'production';
  const host = path.join(root, 'apps/hosts', hostId);
  const result = await build({
    root: host,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: cssNames(hostId, path.join(root, 'apps')),
    resolve: {
      alias: [
        {
          find: /^@foyer\/federation$/,
          replacement: path.join(import.meta.dirname, 'bundled-remotes.ts'),
        },
        { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
      ],
      dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react'],
    },
    // Built like remotes: lazy imports add no script and no rules to the first load.
    plugins: [
      venuePageOf(host),
      ...reactWithWords({ whole: false }),
      lazyImportsEntry(entryFile(host)),
      plainDynamicImports(),
      lazyStyles(),
    ],
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        onLog: (level, log, pass) =>
          void (log.code === 'MODULE_LEVEL_DIRECTIVE' || pass(level, log)),
        input: entryId,
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: 'assets/[name]-[hash].js', postBanner: compiledWhileLoading },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const entry = files.find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry,
  );
  if (!entry) throw new Error('the one bundle has no entry');
  return {
    entry: entry.fileName,
    styles: files.flatMap((file) => (file.fileName.endsWith('.css') ? [file.fileName] : [])),
    preload: entry.imports,
  };
}

const entryId = 'virtual:one-bundle';
const entryFile = (host: string) => `${host}/one-bundle-entry.js`;

/** What the front door would start a host's venue page with. */
function venuePageOf(host: string): Plugin {
  // One script contains what the federated page loads soon after its first paint.
  const files = [
    ...['src/theme.css', 'src/pages/venue.ts'].map((file) => path.join(host, file)),
    path.join(root, 'packages/session/src/venue/soon.ts'),
  ];
  return {
    name: 'one-bundle-entry',
    resolveId: (id) => (id === entryId || id === entryFile(host) ? entryFile(host) : null),
    load: (id) =>
      id === entryFile(host)
        ? ['@foyer/ui/tokens.css', '@foyer/ui/page.css', ...files]
            .map((file) => `import ${JSON.stringify(file)};`)
            .join('\n')
        : null,
  };
}
