/**
 * The languages of this page (HEADER-022, HEADER-023). Addresses are computed on demand: the page's
 * query changes while it is open.
 */
export type Languages = {
  offered: readonly string[];
  current: string;
  inLanguage: (language: string) => string;
};
