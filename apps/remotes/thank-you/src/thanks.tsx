import { Heading, Icon, type IconShape } from '@foyer/ui';
import type { ReactNode } from 'react';
import styles from './thanks.module.css';

type ThanksProps = {
  icon: IconShape;
  tone: 'success' | 'accent' | 'plain' | 'warn';
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** The icon, the result, and details. */
export function Thanks({ icon, tone, title, lead, children }: ThanksProps) {
  return (
    <div className={styles.thanks}>
      <span className={styles.mark} data-tone={tone}>
        <Icon of={icon} className={styles.sign} />
      </span>
      <div className={styles.news}>
        <Heading level={1} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
