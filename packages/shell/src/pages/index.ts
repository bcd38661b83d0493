import type { HostPages } from '../boot/host-context.ts';

/**
 * The pages that are equal in every host; each file starts its page when loaded. A host adds its
 * venue page, or replaces one of these.
 */
export const standardPages: Omit<HostPages, 'venue'> = {
  home: () => import('./home.ts'),
  checkout: () => import('./checkout.ts'),
  account: () => import('./account.ts'),
  search: () => import('./search.ts'),
  book: () => import('./book.ts'),
  'payment-failure': () => import('./payment-failure.ts'),
  confirmation: () => import('./confirmation.ts'),
  legal: () => import('./legal.ts'),
};
