import { VenueWithSidePanel, venuePage } from '@foyer/shell/venue';

/** The marketplace's venue page. */
export const venue = venuePage(VenueWithSidePanel);
