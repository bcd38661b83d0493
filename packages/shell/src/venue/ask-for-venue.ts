/** Only a page that its front door could not fill asks for its venue. */
export { loadVenue } from '@foyer/contract';
