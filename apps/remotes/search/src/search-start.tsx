import { useReadable } from '@foyer/federation/remote';
import type { SearchStartSession } from '@foyer/session';
import { SearchForm } from './search-form.tsx';

const anywhere = { kind: 'anywhere' } as const;

/** The form alone, for the start page; the results are a page of their own. */
export function SearchStart({ session }: { session: SearchStartSession }) {
  const { site, clock, findPlaces, actions } = session;
  const meeting = useReadable(session.meeting);
  return (
    <SearchForm
      // Around midnight the visitor's clock, known a moment later, can offer another day.
      key={meeting.date}
      place={anywhere}
      called={null}
      meeting={meeting}
      today={clock.now()}
      findPlaces={findPlaces}
      onSearch={actions.search}
      onChange={actions.change}
      site={site}
    />
  );
}
