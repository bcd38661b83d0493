import path from 'node:path';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { collectedWords } from './collected-words.ts';
import { wordsModules } from './words-modules.ts';

const configPath = path.resolve(import.meta.dirname, '../../../../lingui.config.ts');

/**
 * Lingui's macros, Babel handles only files that import one, and the modules of words. A message
 * keeps its English text, which shows until it is collected. `whole`: with all words there are, for
 * stories, tests and development; otherwise with those that the build shows.
 */
export const words = ({ whole } = { whole: true }): PluginOption[] => [
  babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }),
  wordsModules({ whole }),
];

/** React and messages, for every app with a screen. */
export const reactWithWords = (which = { whole: true }): PluginOption[] => [
  react(),
  ...words(which),
];

/** The same for a build that brings its words along: it ends where one was not collected. */
export function reactWithCheckedWords(): PluginOption[] {
  const { stripTexts, checkWords } = collectedWords();
  const macro = linguiTransformerBabelPreset({ descriptorFields: 'message' }, { configPath });
  return [
    react(),
    babel({ presets: [macro], plugins: [stripTexts] }),
    wordsModules({ whole: false }),
    checkWords,
  ];
}
