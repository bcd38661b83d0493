import { VenueWithSidePanel, venuePage } from '@foyer/shell/venue';

/** A white label's venue page. */
export const venue = venuePage(VenueWithSidePanel);
