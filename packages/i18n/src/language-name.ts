import { languageOf } from '@foyer/sites';

/**
 * A language by its own name: `Deutsch`, `Français`. Browsers and servers that name languages
 * themselves do not agree on all of them, and a drawn page would differ from the one that takes over.
 */
export const languageName = (id: string): string => languageOf(id)?.ownName ?? id;
