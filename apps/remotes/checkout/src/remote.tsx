import { defineRemote } from '@foyer/federation/remote';
import type { CheckoutSession } from '@foyer/session';
import { Checkout } from './checkout.tsx';

export default defineRemote<CheckoutSession>({
  id: 'checkout',
  view: Checkout,
  words: import.meta.glob('./locales/*.po'),
});
