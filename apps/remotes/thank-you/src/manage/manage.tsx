import type { Confirmation } from '@foyer/domain';
import type { ConfirmationSession } from '@foyer/session';
import { Disclosure, Heading, SkeletonBlock } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { acts, sentNames } from '../act/sent-names.ts';
import { LazyPart, lazyPart } from '../lazy.ts';
import styles from './acts.module.css';
import { AskVenue } from './ask-venue.tsx';
import { CancelOrder } from './cancel-order.tsx';

const changePart = lazyPart(
  'change-booking',
  async () => (await import('../lazy/change-booking.tsx')).ChangeBooking,
);

/** What the visitor can still do: change, ask, cancel or take back (D-21). */
export function Manage({
  session,
  confirmation,
}: {
  session: ConfirmationSession;
  confirmation: Confirmation;
}) {
  const heading = useId();
  const { choices } = confirmation;
  const words = <Trans>Change attendees, extras or contact</Trans>;
  const isSent = session.sent?.get(sentNames.act) === acts.change;
  return (
    <section className={styles.acts} aria-labelledby={heading}>
      <Heading level={2} look={3} id={heading}>
        {confirmation.isEnquiry ? (
          <Trans>Change something</Trans>
        ) : (
          <Trans>Change your booking</Trans>
        )}
      </Heading>
      {choices && (
        <Disclosure summaryClosed={words} summaryOpen={words} open={isSent || undefined}>
          <LazyPart
            part={changePart}
            props={{ session, confirmation, choices }}
            waiting={<SkeletonBlock className={styles.waiting} />}
          />
        </Disclosure>
      )}
      <AskVenue session={session} isOffer={false} />
      <CancelOrder session={session} confirmation={confirmation} />
    </section>
  );
}
