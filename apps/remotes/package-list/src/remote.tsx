import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { parts } from './lazy.ts';
import { PackageList } from './package-list.tsx';

export default defineRemote<VenueSession>({
  id: 'package-list',
  view: PackageList,
  words,
  parts,
});
