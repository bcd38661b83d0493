import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { parts } from './lazy.ts';
import { RoomList } from './room-list.tsx';

export default defineRemote<VenueSession>({
  id: 'room-list',
  view: RoomList,
  words,
  parts,
});
