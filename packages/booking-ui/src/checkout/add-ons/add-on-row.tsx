import { Heading, Stepper } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import styles from './add-on-row.module.css';

type AddOnRowProps = {
  name: string;
  /** Its place in the outline: below its section's heading, or below that of a group in it. */
  level?: 3 | 4;
  /** What one costs and what it is; or, in its place, what is wrong with it. */
  details: ReactNode;
  amount: number;
  /** How many can be had; `Infinity` without a limit. */
  most: number;
  /** What they come to, as it is known now. */
  sum: ReactNode;
  /** The sum is being asked for anew. */
  asking?: boolean;
  /** Why so many cannot be had: an order is not sent with it. */
  error?: ReactNode;
  words: { amount: ReactNode; fewer: string; more: string };
  onAmount: (amount: number) => void;
  /** When it is served, beside how many. */
  time?: ReactNode;
  /** Whatever else is chosen of it once it is taken. */
  children?: ReactNode;
};

/** Something to add to a booking: what it is, how many, when, and what that comes to. */
export function AddOnRow({
  name,
  level = 3,
  details,
  amount,
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
            {name}
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
          <Stepper
            label={words.amount}
            value={amount}
            min={0}
            max={most}
            error={error}
            decreaseLabel={words.fewer}
            increaseLabel={words.more}
            onChange={(text) => onAmount(Number(text))}
          />
        </div>
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </li>
  );
}
