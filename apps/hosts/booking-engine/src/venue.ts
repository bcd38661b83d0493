import { venuePage } from '@foyer/shell/venue';
import { Layout } from './layout.tsx';

/** The booking engine's venue page. */
export const venue = venuePage(Layout);
