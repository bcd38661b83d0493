import type { Money } from '@foyer/domain';
import { classNames } from '@foyer/ui';
import styles from './money-text.module.css';
import { useFormats } from '@foyer/i18n';

/** An amount that never wraps, in tabular figures; `large` for a card's main price. */
export function MoneyText({
  of,
  large = false,
  className,
}: {
  of: Money;
  large?: boolean;
  className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.money, large && styles.large, className)}>
      {useFormats().money(of)}
    </span>
  );
}
