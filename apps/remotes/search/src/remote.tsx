import { words } from 'foyer:words/first';
import { defineRemote } from '@foyer/federation/remote';
import type { SearchSession, SearchStartSession } from '@foyer/session';
import { Search } from './search.tsx';
import { SearchStart } from './search-start.tsx';

export default defineRemote<SearchSession | SearchStartSession>({
  id: 'search',
  view: SearchOfPage,
  words,
});

function SearchOfPage({ session }: { session: SearchSession | SearchStartSession }) {
  return session.page === 'home' ? <SearchStart session={session} /> : <Search session={session} />;
}
