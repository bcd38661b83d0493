import type { Confirmation } from '@foyer/domain';
import type { ConfirmationSession } from '@foyer/session';
import { Heading } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './acts.module.css';
import { AskVenue } from './ask-venue.tsx';
import { CancelOrder } from './cancel-order.tsx';

/** What the visitor can still do: ask, cancel or take back (D-21). */
export function Manage({
  session,
  confirmation,
}: {
  session: ConfirmationSession;
  confirmation: Confirmation;
}) {
  const heading = useId();
  return (
    <section className={styles.acts} aria-labelledby={heading}>
      <Heading level={2} look={3} id={heading}>
        {confirmation.isEnquiry ? (
          <Trans>Change something</Trans>
        ) : (
          <Trans>Change your booking</Trans>
        )}
      </Heading>
      <AskVenue session={session} isOffer={false} />
      <CancelOrder session={session} confirmation={confirmation} />
    </section>
  );
}
