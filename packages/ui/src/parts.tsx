import { Children, type ReactNode } from 'react';
import styles from './parts.module.css';

/**
 * Parts of one line with a dot between them. A line breaks between parts, and a dot that would
 * begin or end a line is not shown.
 */
export const Parts = ({ children }: { children: ReactNode }) => (
  <span className={styles.clip}>
    <span className={styles.parts}>
      {Children.map(Children.toArray(children), (part, index) => (
        <span className={styles.part}>
          <span className={styles.dot} data-shows-what-fits>
            {index > 0 && ' · '}
          </span>
          {part}
        </span>
      ))}
    </span>
  </span>
);
