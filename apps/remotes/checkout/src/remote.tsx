import { defineRemote } from '@foyer/federation/remote';
import type { CartSession } from '@foyer/session';
import { Checkout } from './checkout.tsx';

export default defineRemote<CartSession>({
  id: 'checkout',
  view: Checkout,
  words: import.meta.glob('./locales/*.po'),
  act: async () => (await import('./act/act.ts')).act,
});
