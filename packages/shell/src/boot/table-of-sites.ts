/** Needed only without a front door, which sends a page its own row. */
export { brandOf, brandRules, siteFor } from '@foyer/sites';
