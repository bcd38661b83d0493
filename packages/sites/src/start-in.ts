import type { Start } from './start.ts';

/** A first screen with its words in one language only, as a page needs them. */
export const startIn = ({ words, ...start }: Start, language: string): Start => {
  const said = words[language] ?? words[language.split('-')[0] ?? ''];
  return { ...start, words: said ? { [language]: said } : {} };
};
