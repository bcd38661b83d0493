import { words } from 'foyer:words/later';
import { loadWords } from '@foyer/federation/remote';
import { useLingui } from '@lingui/react';
import { useState } from 'react';

export type More = typeof import('./lazy/index.ts');

/**
 * Loads a part of the header with its messages when a visitor first opens it, because most open
 * nothing. Where that fails, the link named by `otherwise` is followed; `null` where no visitor
 * asked for it.
 */
export function useMore(otherwise: string | null) {
  const { i18n } = useLingui();
  const [more, setMore] = useState<More | null>(null);
  const load = async (): Promise<void> => {
    try {
      const [parts, messages] = await Promise.all([
        import('./lazy/index.ts'),
        loadWords(words, i18n.locale),
      ]);
      i18n.load(i18n.locale, messages as Parameters<typeof i18n.load>[1]);
      setMore(parts);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (otherwise !== null) window.location.assign(otherwise);
    }
  };
  return { more, load: () => void load() };
}
