import type { Money } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Chip, Icon, iconTag, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MoneyText } from './money-text.tsx';
import styles from './price-line.module.css';

type Props = {
  amount: Money;
  /** The struck price, where the amount was lowered (PRICE-025). */
  original?: Money | null;
  percentOff?: number | null;
  /** What the amount is for: "full day, incl. VAT". */
  unit?: ReactNode;
};

/**
 * A price with the previous one: also as text for screen readers, which do not announce a struck
 * line.
 */
export function PriceLine({ amount, original = null, percentOff = null, unit }: Props) {
  return (
    <div className={styles.line}>
      {original && (
        <s className={styles.before}>
          <VisuallyHidden>
            <Trans>Before:</Trans>{' '}
          </VisuallyHidden>
          <MoneyText of={original} />
        </s>
      )}
      <span>
        {original && (
          <VisuallyHidden>
            <Trans>Now:</Trans>{' '}
          </VisuallyHidden>
        )}
        <MoneyText of={amount} large />
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
      {percentOff !== null && <PercentOff percent={percentOff} />}
    </div>
  );
}

/** "15% off", as a chip (PRICE-027, PRICE-028). */
export function PercentOff({ percent: value }: { percent: number }) {
  const percent = useFormats().percent(value);
  return (
    <Chip tone="saving" className={styles.percent}>
      <Icon of={iconTag} />
      <Trans>{percent} off</Trans>
    </Chip>
  );
}
