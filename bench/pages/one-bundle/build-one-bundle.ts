import path from 'node:path';
import { reactWithWords } from '@foyer/build';
import { build, type Rolldown } from 'vite';
import { root } from '../../../scripts/root.ts';

export type OneBundle = { readonly entry: string; readonly styles: readonly string[]; readonly preload: readonly string[] };

/** Shell, marketplace and the venue page's remotes as an application that knows nothing of remotes: one script with React, one style sheet. */
export async function buildOneBundle(outDir: string): Promise<OneBundle> {
  process.env['NODE_ENV'] = 'production';
  const host = path.join(root, 'apps/hosts/marketplace');
  const before = process.cwd();
  // Class names depend on the folder one stands in: with the host's own, the front door may draw this page as it draws that one.
  process.chdir(host);
  const result = await build({
    root: host,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: { generateScopedName: '[local]_[hash:base64:5]', hashPrefix: 'marketplace' } },
    resolve: { alias: [{ find: /^@foyer\/federation$/, replacement: path.join(import.meta.dirname, 'bundled-remotes.ts') }], dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react'] },
    plugins: [...reactWithWords()],
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { checks: { pluginTimings: false }, onLog: (level, log, pass) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || pass(level, log)), input: path.join(import.meta.dirname, 'entry.ts'), preserveEntrySignatures: 'allow-extension', output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  });
  process.chdir(before);
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const entry = files.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('the one bundle has no entry');
  return { entry: entry.fileName, styles: files.flatMap((file) => (file.fileName.endsWith('.css') ? [file.fileName] : [])), preload: entry.imports };
}
