import { type CancellationTerms, dateOf, timeOf, wallOf, type Zone } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Trans } from '@lingui/react/macro';
import { Heading, Notice, iconCheck, iconInfo } from '@foyer/ui';
import { useId } from 'react';
import { CancellationBands } from './cancellation-bands.tsx';
import styles from './cancellation.module.css';

type CancellationProps = { terms: CancellationTerms; zone: Zone };

/**
 * The fixed policy with the visitor's own line, and until when cancelling is free (S2 §9, D-17).
 */
export function Cancellation({ terms, zone }: CancellationProps) {
  const heading = useId();
  return (
    <section className={styles.policy} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>Cancelling</Trans>
      </Heading>
      <CancellationRules terms={terms} zone={zone} />
    </section>
  );
}

/** The same without a heading. */
export const CancellationRules = ({ terms, zone }: CancellationProps) => (
  <>
    <FreeUntil terms={terms} zone={zone} />
    <CancellationBands {...terms} />
  </>
);

function FreeUntil({ terms, zone }: CancellationProps) {
  const formats = useFormats();
  if (terms.freeUntil === null) {
    return (
      <Notice
        tone="plain"
        icon={iconInfo}
        title={<Trans>This booking can no longer be cancelled free of charge.</Trans>}
      >
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
