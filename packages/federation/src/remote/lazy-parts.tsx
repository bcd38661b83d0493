import type { Messages } from '@foyer/session';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import { RemoteContext } from './remote-context.ts';
import { loadWords, type WordLoaders } from './words.ts';

/** A part of a remote in a script of its own; its name is unique in the remote. */
export type LazyPart<P> = {
  name: string;
  load: () => Promise<ComponentType<P>>;
  /** `null` until it is loaded. */
  loaded: { current: ComponentType<P> | null };
};

export type LazyPartProps<P> = {
  /** The part of the first render is used. */
  part: LazyPart<P>;
  props: P;
  /** Shown while loading, in the part's size. */
  waiting?: ReactNode;
  /** Shown where it cannot be loaded. */
  missing?: ReactNode;
};

/** The lazy parts of one remote. */
export type LazyParts = {
  /** Loads parts, and their messages into the remote, before it is rendered. */
  prepare: (names: Iterable<string>, i18n: I18n) => Promise<void>;
};

/**
 * The parts of a remote that most visitors never need: each is loaded with its messages when first
 * rendered. Where the front door has drawn one, it is loaded before the drawing is taken over.
 */
export function createLazyParts(words: WordLoaders) {
  const loads = new Map<string, (i18n: I18n) => Promise<unknown>>();
  const given = new WeakSet<I18n>();

  const giveWords = async (i18n: I18n): Promise<void> => {
    if (given.has(i18n)) return;
    const messages: Messages = await loadWords(words, i18n.locale);
    given.add(i18n);
    i18n.load(i18n.locale, messages as Parameters<typeof i18n.load>[1]);
  };
  const load = async <P,>(part: LazyPart<P>, i18n: I18n): Promise<ComponentType<P>> => {
    const [Part] = await Promise.all([part.load(), giveWords(i18n)]);
    part.loaded.current = Part;
    return Part;
  };

  /** Registered, so that a part that the front door drew is found by its name. */
  function lazyPart<P>(name: string, loadPart: LazyPart<P>['load']): LazyPart<P> {
    const part: LazyPart<P> = { name, load: loadPart, loaded: { current: null } };
    loads.set(name, (i18n) => load(part, i18n));
    return part;
  }

  function Lazy<P extends object>({
    part,
    props,
    waiting = null,
    missing = null,
  }: LazyPartProps<P>) {
    const shown = useLingui().i18n;
    const remote = use(RemoteContext);
    const i18n = remote?.i18n ?? shown;
    const [Part, setPart] = useState<ComponentType<P> | 'missing' | null>(() =>
      given.has(i18n) ? part.loaded.current : null,
    );
    useEffect(() => {
      if (Part !== null) return;
      let gone = false;
      load(part, i18n).then(
        (come) => gone || setPart(() => come),
        () => gone || setPart('missing'),
      );
      return () => {
        gone = true;
      };
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- part and language of a page stay the same
    }, []);
    const drawing = remote?.drawing;
    if (drawing) (Part === null ? drawing.missing : drawing.drawn).add(part.name);
    if (Part === null) return waiting;
    return Part === 'missing' ? missing : <Part {...props} />;
  }
  const prepare: LazyParts['prepare'] = async (names, i18n) => {
    for (const name of names) {
      // A part within another is registered with the script of that one. Where a part cannot be
      // loaded, it says so itself when it is rendered.
      await loads
        .get(name)?.(i18n)
        .catch(() => undefined);
    }
  };
  return { LazyPart: Lazy, lazyPart, parts: { prepare } };
}
