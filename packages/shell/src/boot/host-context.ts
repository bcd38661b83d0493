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
  /** At the front door only what the page is drawn from. */
  boot: Partial<BootData> | null;
  storage: BrowserStorage;
  page: Page;
  /** Path after the language prefix. */
  route: Route;
  /** Tells the page around a tag of a session within this page; returns what ends that. */
  tellOf?: (session: BaseSession) => () => void;
};

/**
 * The session of a page's remotes where it is known from the start, and the content of the page,
 * whose scripts may be loaded when it is needed.
 */
export type OpenedPage = {
  session: BaseSession | null;
  tree: ReactNode | (() => Promise<ReactNode>);
};

/** A page: a script of its own, started once per document. */
export type PageModule = {
  /** Ids of the remotes that a visitor uses first: they load and mount before the others. */
  first: readonly string[];
  open: (context: HostContext) => OpenedPage | Promise<OpenedPage>;
};

/** The scripts of a host's pages; each starts its page when it is loaded. */
export type HostPages = { readonly [Page in Route['page']]: () => Promise<unknown> };
