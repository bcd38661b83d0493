import { lineAmount, noServiceTime, type ProposedServing } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Checkbox } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MoneyText } from '../../money-text.tsx';
import styles from './one-press.module.css';

type Serving = { amount: number; time: string };

type OnePressProps = {
  /** What a press adds. */
  proposed: ProposedServing;
  /** The addition itself, with what is taken of it. */
  addOn: Serving & { name: string; price: number | null };
  /** Everybody in the meeting. */
  delegates: number;
  currency: string;
  /** `null` takes it back. */
  onChange: (serving: Pick<ProposedServing, 'amount' | 'time'> | null) => void;
};

/** What one press adds for everybody, at a time that fits; never ticked beforehand. */
export function OnePress({ proposed, addOn, delegates, currency, onChange }: OnePressProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const taken = addOn.amount > 0;
  const { amount, time }: Serving = taken ? addOn : proposed;
  const forAll = t`${plural(amount, { 1: 'for one person', one: 'for all # person', other: 'for all # people' })}`;
  const served = [
    amount === delegates ? forAll : `× ${amount}`,
    ...(time === noServiceTime || time === '' ? [] : [formats.time(time)]),
  ];
  return (
    <div className={styles.onePress}>
      <Checkbox
        checked={taken}
        onChange={(event) => onChange(event.target.checked ? proposed : null)}
      >
        <bdi>{addOn.name}</bdi>
        <span className={styles.served}>{formats.list(served)}</span>
      </Checkbox>
      <span className={styles.sum} data-state={taken ? 'taken' : undefined}>
        <MoneyText of={{ minor: lineAmount({ price: addOn.price ?? 0, amount }), currency }} />
      </span>
    </div>
  );
}

/** Its place until the list has loaded. */
export const OnePressLoading = () => <div className={styles.onePress} />;
