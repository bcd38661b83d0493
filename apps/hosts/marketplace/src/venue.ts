import { venuePage } from '@foyer/shell/venue-page';

/** The marketplace's venue page. */
export const venue = venuePage(() => import('./layout.soon.tsx'));
