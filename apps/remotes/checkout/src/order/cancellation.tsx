import { type CancellationBand, type CancellationTerms, dateOf, timeOf, wallOf, type Zone } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Plural, Trans } from '@lingui/react/macro';
import { Heading, Notice, VisuallyHidden, iconCheck, iconInfo } from '@foyer/ui';
import { useId } from 'react';
import styles from './cancellation.module.css';

type CancellationProps = { readonly terms: CancellationTerms; readonly zone: Zone };

/** The fixed policy with the visitor's own line, and until when cancelling is free (S2 §9, D-17). */
export function Cancellation({ terms, zone }: CancellationProps) {
  const heading = useId();
  return (
    <section className={styles.policy} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>Cancelling</Trans>
      </Heading>
      <FreeUntil terms={terms} zone={zone} />
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
          {terms.bands.map((band) => {
            const isYours = band.minPeople === terms.yours.minPeople;
            return (
              <tr key={band.minPeople} data-state={isYours ? 'yours' : undefined}>
                <th scope="row">
                  <Group band={band} />
                  {isYours && <Trans>, yours</Trans>}
                </th>
                <td>
                  <Plural value={band.daysAhead} one="# day ahead or earlier" other="# days ahead or earlier" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Group({ band }: { readonly band: CancellationBand }) {
  const { minPeople, maxPeople } = band;
  if (maxPeople === null) return <Plural value={minPeople} one="# person and more" other="# people and more" />;
  return (
    <Trans>
      {minPeople}–{maxPeople} people
    </Trans>
  );
}

function FreeUntil({ terms, zone }: CancellationProps) {
  const formats = useFormats();
  if (terms.freeUntil === null) {
    return (
      <Notice tone="plain" icon={iconInfo} title={<Trans>This booking can no longer be cancelled free of charge.</Trans>}>
        <Trans>The meeting is too near: the full amount is due.</Trans>
      </Notice>
    );
  }
  const wall = wallOf(terms.freeUntil, zone);
  const day = formats.dateLong(dateOf(wall));
  const time = formats.time(timeOf(wall));
  return (
    <Notice
      tone="success"
      icon={iconCheck}
      title={
        <Trans>
          Free until {day}, {time}.
        </Trans>
      }
    >
      <Trans>After that the full amount is due.</Trans>
    </Notice>
  );
}
