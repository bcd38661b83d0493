import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { OfficeSession } from '@foyer/session';
import { RegusCheckout } from './regus-checkout.tsx';

export default defineRemote<OfficeSession>({
  id: 'regus-checkout',
  view: RegusCheckout,
  words,
});
