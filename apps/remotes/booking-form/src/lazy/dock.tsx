import { Estimate, PremiumNote } from '@foyer/booking-ui';
import { type LocalCurrency, type NextStep, payable } from '@foyer/domain';
import type { Selection } from '@foyer/session';
import { Button } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ChosenNames, OutcomeLabel } from '../chosen.tsx';
import { Consequence, NextStepWords, useMissing } from '../next-step-button.tsx';
import styles from './dock.module.css';

type Props = {
  selection: Selection;
  step: NextStep;
  busy: boolean;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  onBook: () => void;
};

/**
 * Price and next step at the bottom of a narrow screen, while the panel's own button is out of
 * view.
 */
export function Dock({ selection, step, busy, local, onBook }: Props) {
  const { t } = useLingui();
  const noteId = useId();
  const unmet = useMissing(step);
  const { price } = selection.offer;
  return (
    <section data-bottom-bar className={styles.dock} aria-label={t`Your choice`}>
      <div className={styles.line}>
        <div className={styles.what}>
          <output>
            <OutcomeLabel of={selection.offer} className={styles.money} />
            {selection.offer.outcome.kind !== 'enquiry' && (
              <span className={styles.caption}>
                <Trans>incl. VAT</Trans>
              </span>
            )}
            {price && price.premiumFee > 0 && (
              <span className={styles.caption}>
                <PremiumNote fee={price.premiumFee} of={price.total} />
              </span>
            )}
            <span className={styles.title} id={noteId} data-state={step.kind}>
              {step.kind === 'blocked' ? (
                <Consequence step={step} kind={selection.kind} said={unmet.said} />
              ) : (
                <ChosenNames selection={selection} />
              )}
            </span>
          </output>
          {price && <Estimate of={payable(price)} local={local} />}
        </div>
        <Button
          variant="primary"
          className={styles.button}
          busy={busy}
          unavailable={step.kind === 'blocked'}
          onUnmet={unmet.press}
          aria-describedby={noteId}
          onClick={onBook}
        >
          <NextStepWords step={step} />
        </Button>
      </div>
    </section>
  );
}
