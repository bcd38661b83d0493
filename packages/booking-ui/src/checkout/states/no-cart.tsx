import { Heading, Icon, type IconShape, toPageTop } from '@foyer/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  const view = useRef<HTMLDivElement>(null);
  // After scrolling down the form only the footer would be visible.
  useLayoutEffect(() => {
    toPageTop(view.current);
  }, []);
  return (
    <div ref={view} className={styles.view}>
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
