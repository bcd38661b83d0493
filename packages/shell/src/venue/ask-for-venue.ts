/** Needed only on a page that its front door could not fill. */
export { loadVenue } from '@foyer/contract';
