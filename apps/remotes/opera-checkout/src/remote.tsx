import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { PropertySession } from '@foyer/session';
import { OperaCheckout } from './opera-checkout.tsx';

export default defineRemote<PropertySession>({
  id: 'opera-checkout',
  view: OperaCheckout,
  words,
  act: async () => (await import('./act/act.ts')).act,
});
