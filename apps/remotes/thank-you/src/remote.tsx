import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { ConfirmationSession } from '@foyer/session';
import { parts } from './lazy.ts';
import { ThankYou } from './thank-you.tsx';

export default defineRemote<ConfirmationSession>({
  id: 'thank-you',
  view: ThankYou,
  words,
  parts,
  act: async () => (await import('./act/act.ts')).act,
});
