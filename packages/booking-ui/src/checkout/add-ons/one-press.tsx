import { Checkbox } from '@foyer/ui';
import type { ReactNode } from 'react';
import styles from './one-press.module.css';

type OnePressProps = {
  taken: boolean;
  /** Its total. */
  sum: ReactNode;
  onChange: (taken: boolean) => void;
  children: ReactNode;
};

/** An addition with quantity and time in one press; never ticked beforehand. */
export const OnePress = ({ taken, sum, onChange, children }: OnePressProps) => (
  <div className={styles.onePress}>
    <Checkbox checked={taken} onChange={(event) => onChange(event.target.checked)}>
      {children}
    </Checkbox>
    <span className={styles.sum} data-state={taken ? 'taken' : undefined}>
      {sum}
    </span>
  </div>
);

/** Its place until the list has loaded. */
export const OnePressLoading = () => <div className={styles.onePress} />;
