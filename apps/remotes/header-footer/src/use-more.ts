import { useLingui } from '@lingui/react';
import { useState } from 'react';

export type More = typeof import('./lazy/index.ts');

const words = import.meta.glob<{ messages: Record<string, string> }>('./lazy/locales/*.po');

/**
 * Loads a part of the header with its messages when a visitor first opens it, because most open
 * nothing. Where that fails, the link named by `otherwise` is followed; `null` where no visitor
 * asked for it.
 */
export function useMore(otherwise: string | null) {
  const { i18n } = useLingui();
  const [more, setMore] = useState<More | null>(null);
  const load = async (): Promise<void> => {
    const language = words[`./lazy/locales/${i18n.locale}.po`] ?? words['./lazy/locales/en.po'];
    try {
      const [parts, loaded] = await Promise.all([import('./lazy/index.ts'), language?.()]);
      i18n.load(i18n.locale, loaded?.messages ?? {});
      setMore(parts);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (otherwise !== null) window.location.assign(otherwise);
    }
  };
  return { more, load: () => void load() };
}
