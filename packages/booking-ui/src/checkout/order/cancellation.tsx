import { type CancellationTerms, dateOf, timeOf, wallOf, type Zone } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure, Icon, iconCalendar, iconCheck, iconInfo, Notice } from '@foyer/ui';
import { CancellationBands } from './cancellation-bands.tsx';
import styles from './cancellation.module.css';

type CancellationProps = { terms: CancellationTerms; zone: Zone };

/**
 * Until when cancelling is free, in a line; the fixed policy with the visitor's own row folded below
 * it (S2 §9, D-17).
 */
export function Cancellation({ terms, zone }: CancellationProps) {
  const { t } = useLingui();
  return (
    <section className={styles.policy} aria-label={t`Cancelling`}>
      <FreeUntilLine terms={terms} zone={zone} />
      <Disclosure
        summaryClosed={<Trans>Cancellation terms</Trans>}
        summaryOpen={<Trans>Cancellation terms</Trans>}
      >
        <CancellationBands {...terms} />
      </Disclosure>
    </section>
  );
}

/** The deadline in a line. */
export function FreeUntilLine({ terms, zone }: CancellationProps) {
  const deadline = useDeadline(terms, zone);
  return (
    <p className={styles.line}>
      <Icon of={iconCalendar} small />
      <span>
        {deadline === null ? (
          <Trans>This booking can no longer be cancelled free of charge.</Trans>
        ) : (
          <Trans>
            Free cancellation until: <strong>{deadline}</strong>
          </Trans>
        )}
      </span>
    </p>
  );
}

function useDeadline({ freeUntil }: CancellationTerms, zone: Zone): string | null {
  const formats = useFormats();
  if (freeUntil === null) return null;
  const wall = wallOf(freeUntil, zone);
  return formats.list([formats.dateLong(dateOf(wall)), formats.time(timeOf(wall))]);
}

/** The policy and its deadline unfolded. */
export const CancellationRules = ({ terms, zone }: CancellationProps) => (
  <>
    <FreeUntil terms={terms} zone={zone} />
    <CancellationBands {...terms} />
  </>
);

function FreeUntil({ terms, zone }: CancellationProps) {
  const deadline = useDeadline(terms, zone);
  if (deadline === null) {
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
  return (
    <Notice tone="success" icon={iconCheck} title={<Trans>Free of charge until: {deadline}</Trans>}>
      <Trans>After that the full amount is due.</Trans>
    </Notice>
  );
}
