import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './footer-columns.module.css';

type Column = {
  title: MessageDescriptor;
  pages: readonly { path: string; words: MessageDescriptor }[];
};

/** The provider's marketing pages (HEADER-017, HEADER-020, A-145). */
const columns: readonly Column[] = [
  {
    title: msg`Product`,
    pages: [
      { path: '/meeting-rooms', words: msg`Meeting rooms` },
      { path: '/meeting-packages', words: msg`Meeting packages` },
      { path: '/booking-engine', words: msg`Booking engine` },
    ],
  },
  {
    title: msg`Solutions`,
    pages: [
      { path: '/for-companies', words: msg`For companies` },
      { path: '/for-venues', words: msg`For venues` },
      { path: '/for-partners', words: msg`For partners` },
    ],
  },
  {
    title: msg`More`,
    pages: [
      { path: '/about', words: msg`About us` },
      { path: '/contact', words: msg({ context: 'link to a page', message: 'Contact' }) },
      { path: '/help', words: msg`Help` },
    ],
  },
];

export function FooterColumns({ providerUrl }: { providerUrl: string }) {
  const { i18n } = useLingui();
  const id = useId();
  return columns.map(({ title, pages }, index) => (
    <nav key={title.id} className={styles.column} aria-labelledby={`${id}-${index}`}>
      <h2 id={`${id}-${index}`}>{i18n._(title)}</h2>
      <ul>
        {pages.map(({ path, words }) => (
          <li key={path}>
            <a href={`${providerUrl}${path}`}>{i18n._(words)}</a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
