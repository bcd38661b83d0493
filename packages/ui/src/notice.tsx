import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconShape } from './icons.ts';
import styles from './notice.module.css';

type NoticeProps = {
  tone?: 'plain' | 'danger' | 'warn' | 'success' | 'accent';
  icon: IconShape;
  /** `alert` interrupts (a failure), `status` does not; without it, nothing is announced. */
  role?: 'alert' | 'status';
  /** The main sentence, in the tone's colour. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  id?: string;
};

export function Notice({ tone = 'plain', icon, role, title, children, actions, id }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role} id={id}>
      <Icon of={icon} />
      <div className={styles.body}>
        <p>
          {title && <span className={styles.title}>{title}</span>}
          {title && children && <br />}
          {children}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
