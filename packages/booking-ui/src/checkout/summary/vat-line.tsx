import type { Money } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Trans } from '@lingui/react/macro';
import { MoneyText } from '../../money-text.tsx';
import styles from './summary-card.module.css';

/** The tax within a total, under its bill. */
export function VatLine({ amount, percent }: { amount: Money; percent: number }) {
  const rate = useFormats().percent(percent);
  return (
    <p className={styles.vat}>
      <span>
        <Trans>VAT included, {rate}</Trans>
      </span>
      <MoneyText of={amount} />
    </p>
  );
}
