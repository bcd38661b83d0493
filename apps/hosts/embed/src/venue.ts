import { venuePage } from '@foyer/shell/venue-page';

/** The venue’s form and lists. */
export const venue = venuePage(() => import('./layout.soon.tsx'));
