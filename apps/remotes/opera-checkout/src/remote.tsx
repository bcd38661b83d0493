import { defineRemote } from '@foyer/federation/remote';
import type { PropertySession } from '@foyer/session';
import { OperaCheckout } from './opera-checkout.tsx';

export default defineRemote<PropertySession>({
  id: 'opera-checkout',
  view: OperaCheckout,
  words: import.meta.glob('./locales/*.po'),
  act: async () => (await import('./act/act.ts')).act,
});
