import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { AccountSession } from '@foyer/session';
import { Account } from './account.tsx';

export default defineRemote<AccountSession>({
  id: 'account',
  view: Account,
  words,
});
