import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { DaysSession } from '@foyer/session';
import { MultiDay } from './multi-day.tsx';

export default defineRemote<DaysSession>({
  id: 'multi-day',
  view: MultiDay,
  words,
});
