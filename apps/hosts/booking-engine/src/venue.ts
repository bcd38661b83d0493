import { venuePage } from '@foyer/shell/venue-page';

/** The booking engine's venue page. */
export const venue = venuePage(() => import('./layout.soon.tsx'));
