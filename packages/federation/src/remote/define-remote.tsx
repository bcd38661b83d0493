import { FormatsContext } from '@foyer/i18n';
import { type BaseSession, type Messages, sessionContract } from '@foyer/session';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** What a host gets from a remote, for every delivery. */
export type Remote = {
  id: string;
  contract: number;
  mount: (element: HTMLElement, session: BaseSession, part?: string) => Mounted;
};
export type Mounted = { unmount: () => void };

type ViewProps<S extends BaseSession> = { session: S; part: string | undefined };

/**
 * Events on the element for the slot: first paint done, or failed. They work across two copies of
 * React.
 */
export const remoteReady = 'foyer:ready';
export const remoteFailed = 'foyer:failed';

/**
 * A remote from its view and its messages. The messages of the page's language are loaded before
 * the first render (production code contains only their ids); an unknown language falls back to
 * English.
 */
export function defineRemote<S extends BaseSession>({
  id,
  view: View,
  words,
}: {
  id: string;
  view: ComponentType<ViewProps<S>>;
  words: WordLoaders;
}): Remote {
  const mount: Remote['mount'] = (element, session, part) => {
    const i18n = setupI18n();
    let unmounted = false;
    const root = createRoot(element, {
      onUncaughtError: (error) => {
        session.log('remote-failed', {
          remote: id,
          reason: error instanceof Error ? error.message : 'unknown',
        });
        element.dispatchEvent(new CustomEvent(remoteFailed, { bubbles: true }));
      },
    });
    const render = (messages: Messages) => {
      if (unmounted) return;
      i18n.loadAndActivate({
        locale: session.language,
        messages: messages as Parameters<typeof i18n.load>[1],
      });
      root.render(
        <I18nProvider i18n={i18n}>
          <Announced element={element}>
            {/* The host picks the session by page; a remote is only placed on pages whose session
                 it declares. */}
            <FormatsContext value={session.formats}>
              <View session={session as S} part={part} />
            </FormatsContext>
          </Announced>
        </I18nProvider>,
      );
    };
    const brought = session.words(id);
    if (brought) render(brought);
    else {
      loadWords(words, session.language).then(render, () => {
        session.log('words-missing', { remote: id, language: session.language });
        element.dispatchEvent(new CustomEvent(remoteFailed, { bubbles: true }));
      });
    }
    return {
      unmount: () => {
        unmounted = true;
        root.unmount();
      },
    };
  };
  return { id, contract: sessionContract, mount };
}

function Announced({ element, children }: { element: HTMLElement; children: React.ReactNode }) {
  useEffect(() => {
    element.dispatchEvent(new CustomEvent(remoteReady, { bubbles: true }));
  }, [element]);
  return children;
}

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
