import type { HostPages } from '@foyer/shell';

/** The marketplace's pages; each file says which slot stands where. */
export const pages: HostPages = {
  home: () => import('./pages/home.ts'),
  venue: () => import('./pages/venue.ts'),
  checkout: () => import('./pages/checkout.tsx'),
  confirmation: () => import('./pages/confirmation.tsx'),
  legal: () => import('./pages/legal.ts'),
};
