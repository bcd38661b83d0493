import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { BookingForm } from './booking-form.tsx';
import { parts } from './lazy.ts';

export default defineRemote<VenueSession>({
  id: 'booking-form',
  view: BookingForm,
  words,
  parts,
  act: async () => (await import('./act/act.ts')).act,
});
