import { readTerms } from '@foyer/domain';
import { Disclosure } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './cancelling-terms.module.css';

/**
 * The venue's cancellation terms for an enquiry: a link, a text to unfold, or nothing (VENUE-053).
 */
export function CancellingTerms({ of }: { of: string }) {
  const { t } = useLingui();
  const terms = readTerms(of);
  switch (terms.kind) {
    case 'none':
      return null;
    case 'page':
      return (
        <p className={styles.quiet}>
          <a href={terms.href} target="_blank" rel="noopener" title={t`Opens in a new tab`}>
            <Trans>Terms for cancelling a request</Trans>
          </a>
        </p>
      );
    case 'text':
      return (
        <Disclosure
          summaryClosed={<Trans>Terms for cancelling a request</Trans>}
          summaryOpen={<Trans>Terms for cancelling a request</Trans>}
        >
          <p className={styles.quiet}>{terms.text}</p>
        </Disclosure>
      );
    default:
      return terms satisfies never;
  }
}
