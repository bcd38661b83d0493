import type { Visitor } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import { SkeletonBlock, Dialog } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './enquiry-dialog.module.css';
import { enteredIn } from '../../act/sent-enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { Entered } from './enquiry-problems.ts';

export type EnquiryProps = {
  session: VenueSession;
  open: boolean;
  /** `null` until the user is known. */
  visitor: Visitor | null;
};
/**
 * The enquiry form of the legacy flow and of the booking engine (FORM-024, FORM-025, FORM-066 to
 * FORM-071).
 */
export function EnquiryDialog({ session, open, visitor }: EnquiryProps) {
  const { t } = useLingui();
  const [entered, setEntered] = useState<Entered>(() =>
    enteredIn(session.sent ?? new URLSearchParams(), session.venue.countryCode, null),
  );
  return (
    <Dialog
      open={open}
      onClose={session.actions.closeEnquiry}
      title={<Trans>Your request to the venue</Trans>}
      closeLabel={t`Close`}
      className={styles.dialog ?? ''}
    >
      {visitor === null ? (
        <div className={styles.waiting} role="status" aria-label={t`One moment …`}>
          <SkeletonBlock className={styles.skeletonBlock} />
          <SkeletonBlock className={styles.skeletonBlock} />
          <SkeletonBlock className={styles.skeletonBlock} />
        </div>
      ) : (
        <EnquiryForm session={session} visitor={visitor} entered={entered} onChange={setEntered} />
      )}
    </Dialog>
  );
}
