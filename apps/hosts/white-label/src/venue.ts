import { venuePage } from '@foyer/shell/venue-page';

/** A white label's venue page. */
export const venue = venuePage(() => import('./layout.soon.tsx'));
