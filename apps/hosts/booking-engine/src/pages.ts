import type { HostPages } from '@foyer/shell';
import { standardPages } from '@foyer/shell/pages';

/** The booking engine's pages: the standard ones, and its venue page. */
export const pages: HostPages = { ...standardPages, venue: () => import('./pages/venue.ts') };
