import { SidePanelLayout, venuePage } from '@foyer/shell/venue';

/** A white label's venue page. */
export const venue = venuePage(SidePanelLayout);
