import type { BaseSession } from '@foyer/session';
import { createContext } from 'react';
import type { PageRemotes } from './page-remotes.ts';

/** What the slots of a page need; `contact` is shown when a remote cannot be loaded. */
export type PageValue = {
  remotes: PageRemotes;
  session: BaseSession;
  contact: { title: string; phone: string; email: string } | null;
};

export const PageContext = createContext<PageValue>({
  get remotes(): PageRemotes {
    throw new Error('a slot stands outside of a page');
  },
  get session(): BaseSession {
    throw new Error('a slot stands outside of a page');
  },
  contact: null,
});
