import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { quietDirectives } from './bundle-plugins.ts';
import { cssNames } from './css-names.ts';

/**
 * The whole `vite.config.ts` of a page that is no part of a site: one script with all that it needs,
 * and one style sheet.
 */
export const ownPage = defineConfig((): UserConfig => {
  const root = process.cwd();
  const { name }: { name: string } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return {
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: cssNames(name),
    plugins: [react()],
    build: {
      target: 'es2023',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        onLog: quietDirectives,
        checks: { pluginTimings: false },
        input: path.join(root, 'src/main.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  };
});
