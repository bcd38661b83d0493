import { readTerms, type SpokenText } from '@foyer/domain';
import { Disclosure } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Reading, VenueText } from '../translation/venue-texts.tsx';
import styles from './cancelling-terms.module.css';

/**
 * The venue's cancellation terms for an enquiry: a link, a text to unfold, or nothing (VENUE-053).
 */
export function CancellingTerms({ of, reading }: { of: SpokenText; reading: Reading }) {
  const { t } = useLingui();
  const terms = readTerms(of.text);
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
          <VenueText of={{ ...of, text: terms.text }} reading={reading} className={styles.quiet} />
        </Disclosure>
      );
    default:
      return terms satisfies never;
  }
}
