import { sentenceGap } from '@foyer/i18n';
import { Heading } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './next-steps.module.css';

export type Step = { key: string; what: ReactNode; more?: ReactNode };

type NextStepsProps = {
  steps: readonly Step[];
  /** What is said above them, where it is not "What happens now". */ title?: ReactNode;
};

/** "What happens now", in three steps. */
export function NextSteps({ steps, title }: NextStepsProps) {
  const { i18n } = useLingui();
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} look={3} id={heading}>
        {title ?? <Trans>What happens now</Trans>}
      </Heading>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.key}>
            <p>
              <span className={styles.what}>{step.what}</span>
              {sentenceGap(i18n.locale)}
              {step.more && <span className={styles.more}>{step.more}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
