import { SidePanelLayout, venuePage } from '@foyer/shell/venue';

/** A corporate site's venue page. */
export const venue = venuePage(SidePanelLayout);
