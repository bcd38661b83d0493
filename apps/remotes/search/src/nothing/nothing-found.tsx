import {
  activeFilters,
  dateOf,
  type FilterChoices,
  filterKey,
  noFilters,
  type SearchFilters,
  timeOf,
  wallOf,
  withoutFilter,
  type Zone,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { SearchChange, SearchSession, WaysOn } from '@foyer/session';
import { followedLink, Heading, Icon, iconChevronRight, LinkButton } from '@foyer/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterWords } from '../filters/filter-words.tsx';
import styles from './nothing-found.module.css';

type NothingFoundProps = {
  session: Pick<SearchSession, 'changeLink' | 'actions' | 'links' | 'refinement'>;
  filters: SearchFilters;
  ways: WaysOn | null;
  choices: FilterChoices | null;
  people: number;
  /** The clock of the place. */
  zone: Zone;
};

/** What would find something, each one press away; all venues are always a way. */
export function NothingFound({ session, filters, ways, choices, people, zone }: NothingFoundProps) {
  const isFiltered = activeFilters(filters).length > 0;
  return (
    <div className={styles.nothing}>
      <div className={styles.words} role="status">
        <Heading level={2}>
          {isFiltered ? (
            <Trans>No venue is left by these filters.</Trans>
          ) : (
            <Trans>There is no venue of ours here.</Trans>
          )}
        </Heading>
        <p>
          {isFiltered ? (
            <Trans>What you searched is kept. These searches find something:</Trans>
          ) : (
            <Trans>Please try a larger city nearby, or look through all venues.</Trans>
          )}
        </p>
      </div>
      {ways !== null && (
        <Ways
          session={session}
          filters={filters}
          ways={ways}
          choices={choices}
          people={people}
          zone={zone}
        />
      )}
      <LinkButton variant={ways === null ? 'primary' : 'quiet'} href={session.links.home}>
        <Trans>All venues</Trans>
      </LinkButton>
    </div>
  );
}

function Ways({
  session,
  filters,
  ways,
  choices,
  people,
  zone,
}: Omit<NothingFoundProps, 'ways'> & { ways: WaysOn }) {
  const formats = useFormats();
  const { sort } = session.refinement.get();
  const named = new Map(activeFilters(filters).map((filter) => [filterKey(filter), filter]));
  const way = (key: string, venues: number, change: SearchChange, words: ReactNode) => (
    <Way key={key} session={session} venues={venues} change={change}>
      {words}
    </Way>
  );
  return (
    <div className={styles.ways}>
      <WaysOfOneKind title={<Trans>With fewer filters</Trans>}>
        {ways.filters.map(({ filter: key, venues }) => {
          if (key === null)
            return way(
              'all',
              venues,
              { refinement: { filters: noFilters, sort } },
              <Trans>Without any filter</Trans>,
            );
          const off = named.get(key);
          return (
            off &&
            way(
              key,
              venues,
              { refinement: { filters: withoutFilter(filters, off), sort } },
              <Trans>
                Without: <FilterWords filter={off} people={people} choices={choices} />
              </Trans>,
            )
          );
        })}
      </WaysOfOneKind>
      <WaysOfOneKind title={<Trans>On another day</Trans>}>
        {ways.dates.map(({ start, end, venues }) => {
          const wall = wallOf(start, zone);
          return way(
            String(start),
            venues,
            { query: { span: { start, end } } },
            formats.list([formats.dateShort(dateOf(wall)), formats.time(timeOf(wall))]),
          );
        })}
      </WaysOfOneKind>
      <WaysOfOneKind title={<Trans>In another place</Trans>}>
        {ways.places.map(({ name: city, latitude, longitude, distanceKm, venues }) => {
          const distance = distanceKm === null ? null : formats.number(distanceKm, 0);
          return way(
            city,
            venues,
            {
              query: { place: { kind: 'point', latitude, longitude } },
              refinement: { filters: noFilters, sort },
            },
            distance === null || distanceKm === 0 ? (
              city
            ) : (
              <Trans>
                <bdi>{city}</bdi>, {distance}&nbsp;km away
              </Trans>
            ),
          );
        })}
      </WaysOfOneKind>
    </div>
  );
}

function WaysOfOneKind({ title, children }: { title: ReactNode; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={styles.kind}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Way({
  session: { changeLink, actions },
  change,
  venues,
  children,
}: Pick<NothingFoundProps, 'session'> & {
  change: SearchChange;
  venues: number;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        className={styles.way}
        rel="nofollow"
        {...followedLink(changeLink(change), () => actions.change(change))}
      >
        <span>{children}</span>
        <span className={styles.venues}>
          <Plural value={venues} one="# venue" other="# venues" />
        </span>
        <Icon of={iconChevronRight} small directional />
      </a>
    </li>
  );
}
