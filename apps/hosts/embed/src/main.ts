import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import './embed.css';
import type { EmbeddedPages } from '@foyer/embed/place';
import { startEmbedded } from '@foyer/shell/embedded';

/** The pages that a tag shows. */
export const start: EmbeddedPages['start'] = (place) =>
  startEmbedded(
    {
      venue: () => import('./pages/venue.ts'),
      checkout: () => import('./pages/checkout.ts'),
      book: () => import('./pages/book.ts'),
      confirmation: () => import('./pages/confirmation.ts'),
      'payment-failure': () => import('./pages/payment-failure.ts'),
    },
    place,
  );
