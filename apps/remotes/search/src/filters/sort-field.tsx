import { type SearchSort, searchSorts } from '@foyer/domain';
import { Icon, iconChevronDown } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './filters.module.css';

const followsForm = () => undefined;

/** The order of the list; without a place there is no nearest venue, and names are the first order. */
export function SortField({ sort, hasPlace }: { sort: SearchSort; hasPlace: boolean }) {
  const { t } = useLingui();
  const words: Readonly<Record<SearchSort, string>> = {
    near: hasPlace ? t`Nearest` : t`Name`,
    price: t`Lowest price`,
    size: t`Smallest room that fits`,
    name: t`Name`,
  };
  return (
    <label className={styles.sort}>
      <span>
        <Trans>Sort order</Trans>
      </span>
      <select
        name="sort"
        value={hasPlace || sort !== 'name' ? sort : 'near'}
        onChange={followsForm}
      >
        {searchSorts
          .filter((by) => hasPlace || by !== 'name')
          .map((by) => (
            <option key={by} value={by}>
              {words[by]}
            </option>
          ))}
      </select>
      <Icon of={iconChevronDown} small />
    </label>
  );
}
