/** Needed only without a front door, which sends a page its own row. */
export { siteFor } from '@foyer/sites';
