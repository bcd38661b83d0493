import type { Messages } from '@foyer/session';

/** `import.meta.glob('./locales/*.po')`: one loader per language. */
export type WordLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * The messages of a language, else of its base language, else English; none where the remote has no
 * messages.
 */
export async function loadWords(words: WordLoaders, language: string): Promise<Messages> {
  const paths = Object.keys(words);
  const path = [language, language.slice(0, 2), 'en']
    .map((id) => paths.find((entry) => entry.endsWith(`/${id}.po`)))
    .find(Boolean);
  const module =
    path === undefined ? undefined : ((await words[path]?.()) as { messages: Messages });
  return module?.messages ?? {};
}
