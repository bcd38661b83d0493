import { Heading } from '@foyer/ui';
import { type ReactNode, useEffect } from 'react';
import styles from './form-page.module.css';

type FormPageProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One narrow column: what it is about, the form, and the ways beside it. */
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

/** The browser's tab says which page it is, before the site's own name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const site = document.title;
    document.title = `${title} | ${site}`;
    return () => {
      document.title = site;
    };
  }, [title]);
}
