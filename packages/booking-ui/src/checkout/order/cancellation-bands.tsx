import type { CancellationBand, CancellationTerms } from '@foyer/domain';
import { VisuallyHidden } from '@foyer/ui';
import { Plural, Trans } from '@lingui/react/macro';
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
          return (
            <tr key={band.minPeople} data-state={isYours ? 'yours' : undefined}>
              <th scope="row">
                <Group band={band} />
                {isYours && <Trans>, yours</Trans>}
              </th>
              <td>
                <Plural
                  value={band.daysAhead}
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

function Group({ band }: { band: CancellationBand }) {
  const { minPeople, maxPeople } = band;
  if (maxPeople === null)
    return <Plural value={minPeople} one="# person and more" other="# people and more" />;
  return (
    <Trans>
      {minPeople}–{maxPeople} people
    </Trans>
  );
}
