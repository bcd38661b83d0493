import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadWords, type WordLoaders } from './define-remote.tsx';

export type LazyPartProps<P> = {
  /** Loads the part; the function of the first render is used. */
  part: () => Promise<ComponentType<P>>;
  props: P;
  /** Shown while loading, in the part's size. */
  waiting?: ReactNode;
  /** Shown where it cannot be loaded. */
  missing?: ReactNode;
};

/**
 * Shows a part of a remote that the first screen does not need: loaded with its messages when first
 * rendered.
 */
export function createLazyPart(words: WordLoaders) {
  const given = new WeakSet<I18n>();
  const giveWords = async (i18n: I18n): Promise<void> => {
    if (given.has(i18n)) return;
    const messages = await loadWords(words, i18n.locale);
    given.add(i18n);
    i18n.load(i18n.locale, messages as Parameters<typeof i18n.load>[1]);
  };

  return function Later<P extends object>({
    part,
    props,
    waiting = null,
    missing = null,
  }: LazyPartProps<P>) {
    const { i18n } = useLingui();
    const [Part, setPart] = useState<ComponentType<P> | 'missing' | null>(null);
    useEffect(() => {
      let gone = false;
      Promise.all([part(), giveWords(i18n)]).then(
        ([loaded]) => gone || setPart(() => loaded),
        () => gone || setPart('missing'),
      );
      return () => {
        gone = true;
      };
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- part and language of a page stay the same
    }, []);
    if (Part === null) return waiting;
    return Part === 'missing' ? missing : <Part {...props} />;
  };
}
