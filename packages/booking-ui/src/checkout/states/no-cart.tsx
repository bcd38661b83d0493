import { Heading, Icon, type IconShape } from '@foyer/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import styles from './no-cart.module.css';

type NoCartProps = {
  icon: IconShape;
  tone: 'warn' | 'plain' | 'success';
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

/** Instead of the form: what happened to the cart, and where to continue. */
export function NoCart({ icon, tone, title, children, actions }: NoCartProps) {
  // After scrolling down the form only the footer would be visible.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.view}>
      <span className={styles.mark} data-tone={tone}>
        <Icon of={icon} />
      </span>
      <div className={styles.words}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.why}>{children}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
