import type { CancellationBand, CancellationTerms } from '@foyer/domain';
import { VisuallyHidden } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './cancellation.module.css';

/** Until when a group of which size gets a full refund (REGUS-050). */
export function CancellationBands({ bands, yours }: Pick<CancellationTerms, 'bands' | 'yours'>) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          <Trans>Cancellation terms by size of group</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Group</Trans>
          </th>
          <th scope="col">
            <Trans>Full refund when cancelled</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => {
          const isYours = band.minPeople === yours.minPeople;
          const { daysAhead } = band;
          return (
            <tr key={band.minPeople} data-state={isYours ? 'yours' : undefined}>
              <th scope="row">
                <Group band={band} isYours={isYours} />
              </th>
              <td>
                <Plural
                  value={daysAhead}
                  one="# day ahead or earlier"
                  other="# days ahead or earlier"
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Group({ band, isYours }: { band: CancellationBand; isYours: boolean }) {
  const { t } = useLingui();
  const { minPeople: min, maxPeople: max } = band;
  const group =
    max === null
      ? t`${plural(min, { one: '# person and more', other: '# people and more' })}`
      : t`${plural(max, { one: `${min}–# person`, other: `${min}–# people` })}`;
  return isYours ? <Trans>{group} (your group)</Trans> : group;
}
