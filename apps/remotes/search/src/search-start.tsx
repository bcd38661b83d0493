import { useReadable } from '@foyer/federation/remote';
import type { SearchStartSession } from '@foyer/session';
import { SearchForm } from './search-form.tsx';

const anywhere = { kind: 'anywhere' } as const;

/** The form alone, for the start page; the results are a page of their own. */
export function SearchStart({ session }: { session: SearchStartSession }) {
  const { site, clock, findPlaces, actions } = session;
  return (
    <SearchForm
      place={anywhere}
      called={null}
      meeting={useReadable(session.meeting)}
      today={clock.now()}
      findPlaces={findPlaces}
      onSearch={actions.search}
      site={site}
    />
  );
}
