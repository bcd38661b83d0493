import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { CartSession } from '@foyer/session';
import { Checkout } from './checkout.tsx';

export default defineRemote<CartSession>({
  id: 'checkout',
  view: Checkout,
  words,
  act: async () => (await import('./act/act.ts')).act,
});
