/** A corporate site's layout of the venue page: the form in a sticky panel beside it. */
export { VenueWithSidePanel as Layout } from '@foyer/shell/venue';
