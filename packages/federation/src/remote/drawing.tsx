/** The remote's side at the front door: the server's build finds it in place of `index.ts`. */
import { type BaseSession, type Messages, sessionContract } from '@foyer/session';
import { renderToString } from 'react-dom/server';
import type { NextAct, RemoteDefinition } from './define-remote.tsx';
import { idsOf, inRemote, messagesIn } from './in-remote.tsx';

export { createLazyParts, type LazyPart } from './lazy-parts.tsx';
export { useReadable } from './use-readable.ts';
export { loadWords, type WordLoaders } from './words.ts';

/** A drawn remote: its HTML, and the names of the lazy parts in it. */
export type DrawnRemote = { html: string; lazy: readonly string[] };

/** What the front door gets from a remote. */
export type DrawableRemote = {
  id: string;
  contract: number;
  draw: (
    session: BaseSession,
    options: { part: string | undefined; words: Messages },
  ) => Promise<DrawnRemote>;
  /**
   * Does with the session what a sent form of this remote asks for; returns what is to be done when
   * the calls that it began are answered.
   */
  act: (session: BaseSession, sent: URLSearchParams) => Promise<NextAct | null>;
};

/** Parts within parts: each level is loaded before the next is known. */
const levels = 4;

/** A remote that is drawn instead of mounted, from the same view. */
export function defineRemote<S extends BaseSession>({
  id,
  view: View,
  parts,
  act,
}: RemoteDefinition<S>): DrawableRemote {
  const draw: DrawableRemote['draw'] = async (session, { part, words }) => {
    const i18n = messagesIn(session.language, words);
    let known: readonly string[] = [];
    for (let level = 0; level < levels; level += 1) {
      // What has been loaded once is there at once.
      await parts?.prepare(known, i18n);
      const drawing = { drawn: new Set<string>(), missing: new Set<string>() };
      const html = renderToString(
        inRemote({ i18n, drawing }, session, <View session={session as S} part={part} />),
        { identifierPrefix: idsOf(id, part) },
      );
      if (drawing.missing.size === 0) return { html, lazy: [...drawing.drawn] };
      known = [...known, ...drawing.missing];
    }
    throw new Error(`lazy parts are nested deeper than ${levels} levels`);
  };
  return {
    id,
    contract: sessionContract,
    draw,
    act: async (session, sent) => (await (await act?.())?.(session as S, sent)) ?? null,
  };
}
