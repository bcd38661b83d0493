import type { Messages } from '@foyer/session';

/** One loader per language: `words` of `foyer:words/first` or `foyer:words/later`. */
export type WordLoaders = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

/**
 * The messages of a language, else of its base language, else English; none where there are no
 * messages.
 */
export async function loadWords(words: WordLoaders, language: string): Promise<Messages> {
  const load = words[language] ?? words[language.slice(0, 2)] ?? words['en'];
  return load === undefined ? {} : (await load()).messages;
}
