import { defineRemote } from '@foyer/federation/remote';
import type { SearchSession } from '@foyer/session';
import { Search } from './search.tsx';

export default defineRemote<SearchSession>({ id: 'search', view: Search, words: import.meta.glob('./locales/*.po') });
