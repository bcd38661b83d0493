import { type Reading, VenueText } from '@foyer/booking-ui';
import { CancellationRules, FreeUntilLine } from '@foyer/booking-ui/checkout';
import { cancellationText, type CancellationTerms, readTerms, type Venue } from '@foyer/domain';
import { Button, Dialog, Heading } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import css from './cancellation-policy.module.css';

type CancellationPolicyProps = {
  terms: CancellationTerms | null;
  venue: Venue;
  isEnquiry: boolean;
  reading: Reading;
};

/** Until when cancelling is free, and a dialog with the venue's own text (OPERA-011, OPERA-022). */
export function CancellationPolicy({ terms, venue, isEnquiry, reading }: CancellationPolicyProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const venueTerms = useId();
  const words = readTerms(
    cancellationText(
      'property',
      { forBookings: venue.termsOfCancellation, forEnquiries: venue.termsOfCancellingEnquiries },
      isEnquiry,
    ) ?? '',
  );
  const spoken =
    venue.spokenTerms?.[
      isEnquiry && venue.termsOfCancellingEnquiries !== ''
        ? 'termsOfCancellingEnquiries'
        : 'termsOfCancellation'
    ];
  if (terms === null && words.kind === 'none') return null;
  return (
    <div className={css.policy}>
      {terms !== null && !isEnquiry && <FreeUntilLine terms={terms} zone={venue.timezone} />}
      <Button variant="text" size="s" onClick={() => setOpen(true)}>
        <Trans>Cancellation policy</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Cancellation policy</Trans>}
        closeLabel={t`Close`}
      >
        <div className={css.words}>
          {terms !== null && !isEnquiry && (
            <CancellationRules terms={terms} zone={venue.timezone} />
          )}
          {words.kind === 'text' && (
            <section className={css.venue} aria-labelledby={venueTerms}>
              <Heading level={3} id={venueTerms}>
                <Trans>In the venue’s words</Trans>
              </Heading>
              <VenueText of={{ text: words.text, spoken }} reading={reading} className={css.text} />
            </section>
          )}
          {words.kind === 'page' && (
            <p>
              <a href={words.href} target="_blank" rel="noopener" title={t`Opens in a new tab`}>
                <Trans>The venue’s own terms of cancellation</Trans>
              </a>
            </p>
          )}
          {terms !== null && isEnquiry && words.kind === 'none' && (
            <p>
              <Trans>
                An enquiry can be withdrawn free of charge until you accept the venue’s offer.
              </Trans>
            </p>
          )}
        </div>
      </Dialog>
    </div>
  );
}
