import { VenueWithSidePanel, venuePage } from '@foyer/shell/venue';

/** A corporate site's venue page. */
export const venue = venuePage(VenueWithSidePanel);
