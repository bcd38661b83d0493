import {
  activeFilters,
  type FilterChoices,
  readRefinement,
  type Refinement,
  type SearchQuery,
  writeRefinement,
  writeSearch,
} from '@foyer/domain';
import type { SearchSession } from '@foyer/session';
import {
  Button,
  Icon,
  IconButton,
  iconFilter,
  iconX,
  VisuallyHidden,
  WithoutScript,
} from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef } from 'react';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters.module.css';
import { SortField } from './sort-field.tsx';

type FiltersProps = {
  session: Pick<SearchSession, 'changeLink' | 'actions' | 'site'>;
  query: SearchQuery;
  refinement: Refinement;
  choices: FilterChoices | null;
  total: number;
};

/**
 * Filters and order: a form whose address is the search, so that it works without scripts; with them
 * each change shows at once what it leaves. The fields are a sheet, a popover of the platform.
 */
export function Filters({ session, query, refinement, choices, total }: FiltersProps) {
  const { t } = useLingui();
  const { actions, changeLink, site } = session;
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { filters, sort } = refinement;
  const active = activeFilters(filters).length;
  const change = (event: FormEvent<HTMLFormElement>) =>
    actions.change({ refinement: readRefinement(fieldsOf(event.currentTarget)) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sheet.current?.hidePopover();
  };
  /** The search, and its filters where there are no fields for them: they would be lost. */
  const hiddenFields = () => [
    ...new URLSearchParams(writeSearch({ ...query, page: 1 }, site)),
    ...(choices === null ? writeRefinement({ filters, sort: 'near' }) : []),
  ];
  return (
    <form
      className={styles.bar}
      method="get"
      action={changeLink({}).split('?')[0]}
      aria-label={t`Filters and order`}
      onChange={change}
      onSubmit={submit}
    >
      {hiddenFields().map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {choices !== null && (
        <>
          <button type="button" className={styles.open} popoverTarget={sheetId}>
            <Icon of={iconFilter} small />
            <Trans>Filters</Trans>
            {active > 0 && (
              <span className={styles.active}>
                <span aria-hidden="true">{active}</span>
                <VisuallyHidden>
                  <Trans>Filters that are on: {active}</Trans>
                </VisuallyHidden>
              </span>
            )}
          </button>
          <div ref={sheet} id={sheetId} className={styles.sheet} popover="auto">
            <div className={styles.top}>
              <strong>
                <Trans>Filters</Trans>
              </strong>
              <IconButton
                bare
                icon={iconX}
                label={t`Close`}
                popoverTarget={sheetId}
                popoverTargetAction="hide"
              />
            </div>
            <FilterFields filters={filters} choices={choices} people={query.delegates} />
            <Button variant="primary" size="l" wide type="submit" className={styles.go}>
              <Plural value={total} _0="No venue" one="Show # venue" other="Show # venues" />
            </Button>
          </div>
        </>
      )}
      <SortField
        sort={sort}
        hasPlace={query.place.kind === 'point' || query.place.kind === 'area'}
      />
      <WithoutScript className={styles.sortGo}>
        <Button type="submit">
          <Trans>Sort</Trans>
        </Button>
      </WithoutScript>
      <FilterChips
        filters={filters}
        choices={choices}
        total={total}
        people={query.delegates}
        linkTo={(next) => changeLink({ refinement: { filters: next, sort } })}
        onChange={(next) => actions.change({ refinement: { filters: next, sort } })}
      />
    </form>
  );
}

/** What the form would send, without the files that it does not have. */
const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
