import { SidePanelLayout, venuePage } from '@foyer/shell/venue';

/** A hotel chain's venue page. */
export const venue = venuePage(SidePanelLayout);
