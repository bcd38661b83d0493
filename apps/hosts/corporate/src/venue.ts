import { venuePage } from '@foyer/shell/venue-page';

/** A corporate site's venue page. */
export const venue = venuePage(() => import('./layout.soon.tsx'));
