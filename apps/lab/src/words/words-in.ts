import { english } from './english.ts';
import { german } from './german.ts';
import type { StudioWords } from './studio-words.ts';

export type StudioLanguage = 'en' | 'de';

const all: Readonly<Record<StudioLanguage, StudioWords>> = { en: english, de: german };

export const wordsIn = (language: StudioLanguage): StudioWords => all[language];
