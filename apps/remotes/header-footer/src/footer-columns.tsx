import type { BaseSession } from '@foyer/session';
import { VisuallyHidden } from '@foyer/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './footer-columns.module.css';

type Footer = NonNullable<BaseSession['site']['footer']>;
type FooterColumn = NonNullable<Footer['columns']>[number];
type Page = FooterColumn['pages'][number];

const pageWords: Readonly<Record<Page, MessageDescriptor>> = {
  'meeting-rooms': msg`Meeting rooms`,
  'meeting-packages': msg`Meeting packages`,
  'booking-engine': msg`Booking engine`,
  'for-companies': msg`For companies`,
  'for-venues': msg`For venues`,
  'for-partners': msg`For partners`,
  about: msg`About us`,
  contact: msg({ context: 'link to a page', message: 'Contact' }),
  help: msg`Help`,
};

const titleWords: Readonly<Record<FooterColumn['title'], MessageDescriptor>> = {
  product: msg`Product`,
  solutions: msg`Solutions`,
  more: msg`More`,
};

const everyColumn: readonly FooterColumn[] = [
  { title: 'product', pages: ['meeting-rooms', 'meeting-packages', 'booking-engine'] },
  { title: 'solutions', pages: ['for-companies', 'for-venues', 'for-partners'] },
  { title: 'more', pages: ['about', 'contact', 'help'] },
];

type FooterColumnsProps = { providerUrl: string; columns?: readonly FooterColumn[] | undefined };

/** The provider's marketing pages that the site names (HEADER-017, HEADER-020, A-145). */
export function FooterColumns({ providerUrl, columns = everyColumn }: FooterColumnsProps) {
  const { i18n } = useLingui();
  const id = useId();
  // Alone, a heading parts nothing: "More" would be more than nothing, and "Product" has the help.
  const Heading = columns.length === 1 ? VisuallyHidden : 'h2';
  return columns.map(({ title, pages }) => (
    <nav key={title} className={styles.column} aria-labelledby={`${id}-${title}`}>
      <Heading id={`${id}-${title}`}>{i18n._(titleWords[title])}</Heading>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={`${providerUrl}/${page}`}>{i18n._(pageWords[page])}</a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
