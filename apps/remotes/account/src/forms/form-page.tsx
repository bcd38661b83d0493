import { Heading } from '@foyer/ui';
import { type ReactNode, useEffect } from 'react';
import styles from './form-page.module.css';

type FormPageProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One narrow column: title, form, and links. */
export function FormPage({ title, lead, children }: FormPageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <Heading level={1} look={2}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}

/** The browser's tab shows the page's title before the site's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    // The front door has named the page after its heading; the site's name is its last part.
    const before = document.title;
    document.title = `${title} | ${before.split(' | ').at(-1)}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
