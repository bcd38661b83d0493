import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const configPath = path.resolve(import.meta.dirname, '../../../lingui.config.ts');

/**
 * Lingui's macros; Babel handles only files that import one. `.po` files become modules, and a
 * broken one stops the build.
 */
export const words = (): PluginOption[] => [
  babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }),
  ...lingui({ configPath, failOnCompileError: true }),
];

/** React and messages, for every app with a screen. */
export const reactWithWords = (): PluginOption[] => [react(), ...words()];
