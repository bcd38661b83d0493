import { Heading } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import styles from './add-on-row.module.css';
import { AmountField } from './amount-field.tsx';

type AddOnRowProps = {
  name: string;
  /** Its language, where it is not the page's. */
  spoken?: string | undefined;
  /** Its heading level: below its section's heading, or below that of a group in it. */
  level?: 3 | 4;
  /** Price and description of one; or, in their place, the error. */
  details: ReactNode;
  amount: number;
  /** Name of the amount in a form that is sent without scripts. */
  field?: string;
  /** That form, where this page answers one. */
  sent?: URLSearchParams | null;
  /** How many are available; `Infinity` without a limit. */
  most: number;
  /** Their total, as far as it is known. */
  sum: ReactNode;
  /** The total is being requested again. */
  asking?: boolean;
  /** Why that many are not available; it blocks the order. */
  error?: ReactNode;
  words: { amount: ReactNode; fewer: string; more: string };
  onAmount: (amount: number) => void;
  /** The serving time, beside the quantity. */
  time?: ReactNode;
  /** Further choices once it is taken. */
  children?: ReactNode;
};

/** An add-on: what it is, how many, when, and its total. */
export function AddOnRow({
  name,
  spoken,
  level = 3,
  details,
  amount,
  field,
  sent = null,
  most,
  sum,
  asking = false,
  error,
  words,
  onAmount,
  time,
  children,
}: AddOnRowProps) {
  const heading = useId();
  const about = useId();
  return (
    <li className={styles.addOn} data-state={amount > 0 ? 'taken' : undefined}>
      <div
        className={styles.group}
        role="group"
        aria-labelledby={heading}
        aria-describedby={about}
        aria-busy={asking || undefined}
      >
        <div>
          <Heading level={level} look={4} id={heading}>
            <bdi lang={spoken}>{name}</bdi>
          </Heading>
          <div className={styles.details} id={about}>
            {details}
          </div>
        </div>
        <p className={styles.sum} data-state={asking ? 'asking' : undefined}>
          {sum}
        </p>
        <div className={styles.controls} data-single={time === undefined || undefined}>
          {time}
          <AmountField
            label={words.amount}
            amount={amount}
            name={field}
            sent={(field !== undefined && sent?.get(field)) || undefined}
            most={most}
            error={error}
            words={words}
            onAmount={onAmount}
          />
        </div>
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </li>
  );
}
