import { type BaseSession, type Messages, sessionContract } from '@foyer/session';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { pressMarks } from '../head-scripts.ts';
import { idsOf, inRemote, messagesIn } from './in-remote.tsx';
import type { LazyParts } from './lazy-parts.tsx';
import { remoteFailed, remoteReady } from './remote-events.ts';
import { takeOver, type TakenOver } from './take-over.ts';
import { loadWords, type WordLoaders } from './words.ts';

/** What a host gets from a remote, for every delivery. */
export type Remote = {
  id: string;
  contract: number;
  /** Takes over what the front door drew into the element, or renders into the empty one. */
  mount: (element: HTMLElement, session: BaseSession, part?: string) => Mounted;
};
export type Mounted = { unmount: () => void };

type ViewProps<S extends BaseSession> = { session: S; part: string | undefined };
export type RemoteDefinition<S extends BaseSession> = {
  id: string;
  view: ComponentType<ViewProps<S>>;
  words: WordLoaders;
  parts?: LazyParts;
  /**
   * Does with the session what a form of this remote asks for, which a visitor without scripts has
   * sent. Only the front door loads it.
   */
  act?: () => Promise<Act<S>>;
};

export type Act<S extends BaseSession> = (
  session: S,
  sent: URLSearchParams,
) => Promise<NextAct | undefined | void>;
/** What is to be done when the calls so far are answered; may return what follows it. */
export type NextAct = () => NextAct | undefined | void;

/**
 * A remote from its view and its messages. The messages of the page's language are loaded before
 * the first render (production code contains only their ids); an unknown language falls back to
 * English.
 */
export function defineRemote<S extends BaseSession>({
  id,
  view: View,
  words,
  parts,
}: RemoteDefinition<S>): Remote {
  const mount: Remote['mount'] = (element, session, part) => {
    let root: Root | null = null;
    let unmounted = false;
    const fails = () => element.dispatchEvent(new CustomEvent(remoteFailed, { bubbles: true }));
    const log = (event: string) => (error: unknown) =>
      session.log(event, {
        remote: id,
        reason: error instanceof Error ? error.message : 'unknown',
      });
    const options = {
      identifierPrefix: idsOf(id, part),
      onUncaughtError: (error: unknown) => {
        log('remote-failed')(error);
        fails();
      },
    };
    const render = async (messages: Messages): Promise<void> => {
      const i18n = messagesIn(session.language, messages);
      const drawn = element.hasChildNodes();
      const names = element.dataset[pressMarks.drawn]?.split(' ').filter(Boolean) ?? [];
      // Without a lazy part, the first paint need not wait for a further task.
      if (names.length > 0) await parts?.prepare(names, i18n);
      if (unmounted) return;
      const takenOver = drawn ? takeOver(element) : undefined;
      // The host picks the session by page; a remote is only placed on pages whose session it
      // declares.
      const view = (
        <Announced element={element} takenOver={takenOver}>
          <View session={session as S} part={part} />
        </Announced>
      );
      const tree = inRemote({ i18n }, session, view);
      if (drawn)
        root = hydrateRoot(element, tree, {
          ...options,
          // React reports a remote that is taken away before it was hydrated, too.
          onRecoverableError: (error: unknown) => {
            if (!unmounted) log('remote-redrawn')(error);
          },
        });
      else {
        root = createRoot(element, options);
        root.render(tree);
      }
    };
    const brought = session.words(id);
    (brought ? render(brought) : loadWords(words, session.language).then(render)).catch(() => {
      session.log('words-missing', { remote: id, language: session.language });
      fails();
    });
    return {
      unmount: () => {
        unmounted = true;
        root?.unmount();
      },
    };
  };
  return { id, contract: sessionContract, mount };
}

type AnnouncedProps = {
  element: HTMLElement;
  takenOver: TakenOver | undefined;
  children: ReactNode;
};

function Announced({ element, takenOver, children }: AnnouncedProps) {
  useLayoutEffect(() => takenOver?.handled(), [takenOver]);
  useEffect(() => {
    element.dispatchEvent(new CustomEvent(remoteReady, { bubbles: true }));
    // Outside React, which then draws after each change: two fields may be parts of one value.
    if (takenOver) queueMicrotask(takenOver.repeat);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after the first paint
  }, []);
  return children;
}
