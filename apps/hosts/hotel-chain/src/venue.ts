import { VenueWithSidePanel, venuePage } from '@foyer/shell/venue';

/** A hotel chain's venue page. */
export const venue = venuePage(VenueWithSidePanel);
