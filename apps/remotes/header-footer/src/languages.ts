import type { BaseSession } from '@foyer/session';

/**
 * The languages of this page (HEADER-022, HEADER-023). The query in their addresses changes while
 * the page is open.
 */
export type Languages = {
  offered: readonly string[];
  current: string;
  search: BaseSession['search'];
  inLanguage: BaseSession['links']['inLanguage'];
};
