import type { BaseSession, Messages } from '@foyer/session';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { EmbeddedFrame } from '../frame/embedded-frame.tsx';
import { Frame } from '../frame/frame.tsx';

import { PageContext } from '../slot/page-context.ts';
import type { PageRemotes } from '../slot/page-remotes.ts';

/** What a page needs around its first remotes, once they are there. */
export { takeOver } from '@foyer/federation/remote';
export { keepFocus } from '../frame/keep-focus.ts';

type Root = {
  base: BaseSession;
  words: Messages;
  remotes: PageRemotes;
  /** Without header and footer, on somebody else’s page. */
  embedded?: boolean;
};

/**
 * The providers around every page; the same in the browser and at the front door, because hydration
 * requires it.
 */
export function pageRoot(
  { base, words, remotes, embedded = false }: Root,
  tree: ReactNode,
): ReactNode {
  const i18n = setupI18n();
  i18n.loadAndActivate({
    locale: base.language,
    messages: words as Parameters<typeof i18n.load>[1],
  });
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PageContext value={{ remotes, session: base, contact: null }}>
          {/* Nothing inside suspends; the boundary makes React hydrate in slices, between the
               visitor's clicks. */}
          <Suspense>
            {embedded ? <EmbeddedFrame>{tree}</EmbeddedFrame> : <Frame>{tree}</Frame>}
          </Suspense>
        </PageContext>
      </I18nProvider>
    </StrictMode>
  );
}
