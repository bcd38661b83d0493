import { type MouseEvent, type ReactNode, useState } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import styles from './unmet.module.css';

type Unmet = {
  /** For the button: what a press does while it is unavailable. */
  press: (event: MouseEvent<HTMLButtonElement>) => void;
  /** How often it was pressed so. */
  said: number;
};

/**
 * A button that waits for something else: a press says what is missing (`UnmetWords`, in the text
 * that describes the button) and moves the focus there. `missing` finds the first missing field, in
 * the button's document or shadow root; without one the focus stays at the button.
 */
export function useUnmet(missing: (root: ParentNode) => HTMLElement | null): Unmet {
  const [said, setSaid] = useState(0);
  return {
    said,
    press: (event) => {
      setSaid(said + 1);
      const root = event.currentTarget.getRootNode();
      bringIntoView(isParent(root) ? missing(root) : null);
    },
  };
}

const isParent = (root: Node): root is Node & ParentNode => 'querySelector' in root;

/** What is missing: a quiet note until the button was pressed, then said aloud at each press. */
export const UnmetWords = ({ said, children }: { said: number; children: ReactNode }) =>
  said === 0 ? (
    children
  ) : (
    <span key={said} role="alert" className={styles.said}>
      {children}
    </span>
  );
