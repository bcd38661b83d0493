import { useFormats } from '@foyer/i18n';
import type { PlanSum } from '@foyer/session';
import { Button, type useUnmet } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './dock.module.css';

type Props = {
  sum: PlanSum;
  whyId: string;
  waits: boolean;
  busy: boolean;
  onPress: () => void;
  onUnmet: ReturnType<typeof useUnmet>['press'];
};

/**
 * The state of the plan and the next step, at the bottom of a narrow screen while the panel's own
 * button is out of view.
 */
export function Dock({ sum: { days, state, total }, whyId, waits, busy, onPress, onUnmet }: Props) {
  const { t } = useLingui();
  const { money } = useFormats();
  const chosen = days.filter(({ day }) => day.choice !== null).length;
  const all = days.length;
  const missing = state.kind === 'incomplete' ? state.missing[0] : undefined;
  return (
    <section data-bottom-bar className={styles.dock} aria-label={t`Your days`}>
      <p className={styles.what}>
        {total !== null && <strong className={styles.money}>{money(total)}</strong>}{' '}
        <span className={styles.caption}>
          <Plural value={all} one={`${chosen} of # day`} other={`${chosen} of # days`} />
        </span>
        <span className={styles.title}>
          {missing === undefined ? (
            <Trans>All days are set.</Trans>
          ) : (
            <Trans>Choose for day #{missing}</Trans>
          )}
        </span>
      </p>
      <Button
        variant="primary"
        className={styles.button}
        busy={busy}
        unavailable={waits}
        onUnmet={onUnmet}
        aria-describedby={waits ? whyId : undefined}
        onClick={onPress}
      >
        <Trans>Continue</Trans>
      </Button>
    </section>
  );
}
