import {
  type ActiveFilter,
  activeFilters,
  filterKey,
  type FilterChoices,
  noFilters,
  type SearchFilters,
  withoutFilter,
} from '@foyer/domain';
import { followedLink, Icon, iconPlus, iconX, VisuallyHidden } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterWords } from './filter-words.tsx';
import styles from './filters.module.css';

type FilterChipsProps = {
  filters: SearchFilters;
  choices: FilterChoices | null;
  total: number;
  people: number;
  linkTo: (filters: SearchFilters) => string;
  onChange: (filters: SearchFilters) => void;
};

/**
 * The filters that are on, each a link to the search without it, and before them the two that most
 * visitors want, where they would leave something and not everything.
 */
export function FilterChips({
  filters,
  choices,
  total,
  people,
  linkTo,
  onChange,
}: FilterChipsProps) {
  const { t } = useLingui();
  const link = (next: SearchFilters) => followedLink(linkTo(next), () => onChange(next));
  const active = activeFilters(filters);
  const offered = (['fits', 'instant'] as const).filter(
    (kind) => !filters[kind] && choices !== null && choices[kind] > 0 && choices[kind] < total,
  );
  if (active.length + offered.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Filters that are on`}>
      {active.map((filter) => (
        <li key={filterKey(filter)}>
          <a
            className={styles.chip}
            data-state="on"
            rel="nofollow"
            {...link(withoutFilter(filters, filter))}
          >
            <Trans>
              <VisuallyHidden>Take away: </VisuallyHidden>
              <FilterWords filter={filter} people={people} choices={choices} />
            </Trans>
            <Icon of={iconX} small />
          </a>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a className={styles.clear} rel="nofollow" {...link(noFilters)}>
            <Trans>Take all away</Trans>
          </a>
        </li>
      )}
      {offered.map((kind) => (
        <li key={kind} className={styles.offered}>
          <a className={styles.chip} rel="nofollow" {...link({ ...filters, [kind]: true })}>
            <Icon of={iconPlus} small />
            <FilterWords
              filter={{ kind } satisfies ActiveFilter}
              people={people}
              choices={choices}
            />
            <span className={styles.number}>{choices?.[kind]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
