import type { ApiClient } from '@foyer/api-client';
import type { BaseSession, BrowserStorage, Page } from '@foyer/session';
import type { ReactNode } from 'react';
import type { BootData } from './boot-data.ts';
import type { Route } from '@foyer/sites';
import type { PageRemotes } from '../slot/page-remotes.ts';

/** What a page of a host gets when it is opened. */
export type HostContext = {
  base: BaseSession;
  api: ApiClient;
  remotes: PageRemotes;
  boot: BootData | null;
  storage: BrowserStorage;
  page: Page;
  /** Path after the language prefix. */
  route: Route;
};

/** The content of a page, and the session of its remotes where it is known from the start. */
export type OpenedPage = { tree: ReactNode; session: BaseSession | null };

/** A page: a script of its own, started once per document. */
export type PageModule = {
  /** Ids of the remotes that a visitor uses first: they load and mount before the others. */
  first: readonly string[];
  open: (context: HostContext) => OpenedPage;
};

/** The scripts of a host's pages; each starts its page when it is loaded. */
export type HostPages = { readonly [Page in Route['page']]: () => Promise<unknown> };
