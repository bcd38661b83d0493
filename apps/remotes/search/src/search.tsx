import type { SearchPlace } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { SearchSession } from '@foyer/session';
import { followedLink, Button, Heading, iconAlert, Notice, SkeletonBlock } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Filters } from './filters/filters.tsx';
import { FoundVenue } from './found-venue.tsx';
import { FoundVenues } from './found-venues.tsx';
import { MapPane } from './map/map-pane.tsx';
import { type View, ViewSwitch } from './map/view-switch.tsx';
import { NothingFound } from './nothing/nothing-found.tsx';
import { Pages } from './pages.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search.module.css';

/** Venues near a place or in a city, with the rooms that fit and the lowest total (D-15). */
export function Search({ session }: { session: SearchSession }) {
  const { t } = useLingui();
  const query = useReadable(session.query);
  const state = useReadable(session.results);
  const meeting = useReadable(session.meeting);
  const refinement = useReadable(session.refinement);
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
  const [view, setView] = useState<View>('list');
  const [active, setActive] = useState<string | null>(null);
  const [chosenAlias, setChosenAlias] = useState<string | null>(null);
  const split = useRef<HTMLDivElement>(null);
  const switchView = (next: View) => {
    setView(next);
    // The one that was left may have been scrolled far.
    requestAnimationFrame(() => split.current?.scrollIntoView({ block: 'start' }));
  };
  const chosen = answer?.venues.find(({ alias }) => alias === chosenAlias);
  /** Beside the list the venue's card takes the focus; where the map is alone, it shows the card. */
  const choose = (alias: string) => {
    setChosenAlias(alias);
    results.current?.querySelector<HTMLElement>(`[data-venue="${CSS.escape(alias)}"] a`)?.focus();
  };
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
          site={site}
        />
      </div>
      <Filters
        session={session}
        query={query}
        refinement={refinement}
        choices={answer?.choices ?? null}
        total={answer?.total ?? 0}
      />
      <div ref={split} className={styles.split} data-view={view}>
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
          {answer !== null && answer.venues.length === 0 && answer.total > 0 && (
            <p>
              <Trans>
                The list is shorter now.{' '}
                <a {...followedLink(session.pageLink(1), () => actions.showPage(1))}>
                  To its first page
                </a>
              </Trans>
            </p>
          )}
          {answer !== null && answer.total === 0 && (
            <NothingFound
              session={session}
              filters={refinement.filters}
              ways={answer.ways}
              choices={answer.choices}
              people={query.delegates}
              zone={answer.zone ?? 'UTC'}
            />
          )}
          {answer !== null && answer.venues.length > 0 && (
            <>
              <FoundVenues
                answer={answer}
                meeting={meeting}
                linkTo={session.venueLink}
                isLoading={isLoading}
                active={active}
                onActive={setActive}
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
        {answer !== null && answer.venues.length > 0 && (
          <>
            <div className={styles.map}>
              <MapPane
                session={session}
                venues={answer.venues}
                active={active}
                onActive={setActive}
                onChosen={choose}
              />
              {chosen && (
                <ul className={styles.chosen} aria-label={t`Chosen on the map`}>
                  <FoundVenue venue={chosen} href={session.venueLink(chosen)} />
                </ul>
              )}
            </div>
            <ViewSwitch view={view} onChange={switchView} />
          </>
        )}
      </div>
    </div>
  );
}

const placeKey = (place: ReturnType<SearchSession['query']['get']>['place']): string =>
  JSON.stringify(place);

/** `called` is the server's name of a point on the map. */
function SearchTitle({ place, called }: { place: SearchPlace; called: string | null }) {
  const { t } = useLingui();
  const title = titleOf();
  useEffect(() => {
    // The front door has named the page after its heading; the site's name is its last part.
    const before = document.title;
    document.title = `${title} | ${before.split(' | ').at(-1)}`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <div className={place.kind === 'point' ? styles.around : undefined}>
      <Heading level={1}>{title}</Heading>
    </div>
  );

  function titleOf(): string {
    switch (place.kind) {
      case 'city': {
        const city = place.name;
        return t`Meeting rooms: ${city}`;
      }
      case 'point':
        return called === null ? t`Meeting rooms nearby` : t`Meeting rooms near: ${called}`;
      case 'area':
        return t`Meeting rooms on this part of the map`;
      case 'anywhere':
        return t`All meeting rooms`;
      default:
        return place satisfies never;
    }
  }
}

/** The skeleton of a list of venues. */
function SearchSkeleton({ label }: { label: string }) {
  return (
    <div data-skeleton role="status" aria-label={label} className={styles.results}>
      <SkeletonBlock className={styles.line} />
      <div className={styles.list}>
        {[1, 2, 3, 4, 5, 6].map((skeletonBlock) => (
          <div key={skeletonBlock} className={styles.skeletonCard}>
            <SkeletonBlock className={styles.skeletonPicture} />
            <SkeletonBlock className={styles.boneTitle} />
            <SkeletonBlock className={styles.skeletonFacts} />
          </div>
        ))}
      </div>
    </div>
  );
}
