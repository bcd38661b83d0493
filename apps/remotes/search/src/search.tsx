import { useReadable } from '@foyer/federation/remote';
import type { SearchSession } from '@foyer/session';
import { Button, iconAlert, Notice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FoundVenues } from './found-venues.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Pages } from './pages.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search.module.css';
import { SearchSkeleton } from './search-skeleton.tsx';
import { SearchTitle } from './search-title.tsx';

/** Venues near a place or in a city, with the rooms that fit and the lowest total (D-15). */
export function Search({ session }: { session: SearchSession }) {
  const { t } = useLingui();
  const query = useReadable(session.query);
  const state = useReadable(session.results);
  const meeting = useReadable(session.meeting);
  const { site, actions } = session;
  const answer = state.kind === 'failed' ? null : state.answer;
  const isLoading = state.kind === 'loading';
  const results = useRef<HTMLElement>(null);
  const { page } = query;
  const seen = useRef(page);
  // Another page of the list begins at its top, also for the focus: at either end the pressed link
  // disappears.
  useEffect(() => {
    if (seen.current !== page) {
      results.current?.scrollIntoView({ block: 'start' });
      results.current?.focus({ preventScroll: true });
    }
    seen.current = page;
  }, [page]);
  const search: typeof actions.search = (...asked) => {
    actions.search(...asked);
    // The form is mounted again for the new address; the focus moves to the results.
    results.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <SearchTitle place={query.place} called={answer?.place ?? null} />
        <SearchForm
          key={`${placeKey(query.place)} ${Object.values(meeting).join(' ')}`}
          place={query.place}
          called={answer?.place ?? null}
          meeting={meeting}
          today={session.clock.now()}
          findPlaces={session.findPlaces}
          onSearch={search}
          oneHour={site.minimumHours === 1}
        />
      </div>
      <section
        ref={results}
        tabIndex={-1}
        className={styles.results}
        aria-label={t`Venues found`}
        aria-busy={isLoading}
      >
        {state.kind === 'failed' && (
          <Notice
            tone="danger"
            icon={iconAlert}
            role="alert"
            title={<Trans>The search did not come back.</Trans>}
            actions={
              <Button variant="quiet" size="s" onClick={() => actions.retry()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>The connection may be slow. What you entered is kept.</Trans>
          </Notice>
        )}
        {isLoading && answer === null && <SearchSkeleton label={t`Venues are being searched`} />}
        {answer !== null && answer.venues.length === 0 && (
          <NothingFound everything={session.links.home} />
        )}
        {answer !== null && answer.venues.length > 0 && (
          <>
            <FoundVenues
              answer={answer}
              meeting={meeting}
              linkTo={session.venueLink}
              isLoading={isLoading}
            />
            <Pages
              page={page}
              count={Math.ceil(answer.total / answer.pageSize)}
              linkTo={session.pageLink}
              onPage={actions.showPage}
            />
          </>
        )}
      </section>
    </div>
  );
}

const placeKey = (place: ReturnType<SearchSession['query']['get']>['place']): string =>
  JSON.stringify(place);
