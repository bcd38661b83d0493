import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { BaseSession } from '@foyer/session';
import { HeaderFooter } from './header-footer.tsx';

export default defineRemote<BaseSession>({
  id: 'header-footer',
  view: HeaderFooter,
  words,
});
