import { defineConfig, type UserConfig } from 'vite';

/** The parts of the tag, each one file without imports; the builder has a style sheet, too. */
export const tagParts = ['loader', 'form', 'tag', 'doctor', 'builder'] as const;

/** The whole `vite.config.ts` of the tag; its parts are modes. */
export const embed = defineConfig(({ mode }): UserConfig => ({
  base: './',
  build: {
    target: 'es2022',
    outDir: `dist/${mode}`,
    modulePreload: false,
    rolldownOptions: {
      input: `src/${mode}.ts`,
      preserveEntrySignatures: 'exports-only',
      output: {
        // Classic scripts: they work wherever a script element does.
        format: mode === 'loader' || mode === 'form' ? 'iife' : 'es',
        entryFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
}));
