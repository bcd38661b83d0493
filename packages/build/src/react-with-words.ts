import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { collectedWords } from './collected-words.ts';

const configPath = path.resolve(import.meta.dirname, '../../../lingui.config.ts');

/**
 * Lingui's macros; Babel handles only files that import one. `.po` files become modules, and a
 * broken one stops the build. Outside of production a message keeps its English text, which shows
 * until it is collected.
 */
export const words = (): PluginOption[] => [
  babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }),
  ...catalogues(),
];

const catalogues = (failOnMissing: 'catalog' | false = false) =>
  lingui({ configPath, failOnCompileError: true, failOnMissing });

/** React and messages, for every app with a screen. */
export const reactWithWords = (): PluginOption[] => [react(), ...words()];

/**
 * The same for a build that brings its words along: it ends where one was not collected, or is not
 * translated.
 */
export function reactWithCheckedWords(): PluginOption[] {
  const { stripTexts, checkWords } = collectedWords();
  const macro = linguiTransformerBabelPreset({ descriptorFields: 'message' }, { configPath });
  return [
    react(),
    babel({ presets: [macro], plugins: [stripTexts] }),
    ...catalogues('catalog'),
    checkWords,
  ];
}
