import type { UserConfig } from 'vite';
import { cssNames } from './css-names.ts';
import { quietDirectives } from './bundle-plugins.ts';
import { reactWithWords } from './words/react-with-words.ts';

/**
 * The build with which the front door draws a host's pages or a remote: one self-contained file; its
 * class names are those of the browsers' build. `conditions`: exports of packages that it takes in
 * place of the browsers'.
 */
export const forTheServer = (
  id: string,
  entry: string,
  conditions: readonly string[] = [],
): UserConfig => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  css: cssNames(id),
  plugins: reactWithWords({ whole: false }),
  ssr: { noExternal: true, resolve: { conditions: [...conditions, 'module', 'node'] } },
  build: {
    target: 'node20',
    ssr: entry,
    outDir: 'dist/server',
    minify: true,
    rolldownOptions: {
      onLog: quietDirectives,
      checks: { pluginTimings: false },
      output: { entryFileNames: 'server.js', codeSplitting: false },
    },
  },
});
