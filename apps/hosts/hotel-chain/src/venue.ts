import { venuePage } from '@foyer/shell/venue-page';

/** A hotel chain's venue page. */
export const venue = venuePage(() => import('./layout.soon.tsx'));
