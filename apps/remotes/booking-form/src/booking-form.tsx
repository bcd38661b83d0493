import { dateOf, optionsInUse } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { SkeletonBlock, classNames } from '@foyer/ui';
import { useState } from 'react';
import styles from './booking-form.module.css';
import { LazyPart, lazyPart } from './lazy.ts';
import { OpeningNote } from './opening-note.tsx';
import { Panel } from './panel.tsx';

type Props = { session: VenueSession };

const horizontal = lazyPart(
  'horizontal-form',
  async () => (await import('./lazy/horizontal-form.tsx')).HorizontalForm,
);
const enquiryDialog = lazyPart(
  'enquiry-dialog',
  async () => (await import('./lazy/enquiry/enquiry-dialog.tsx')).EnquiryDialog,
);

/**
 * The booking form: horizontal in the booking engine, a panel elsewhere (FORM-008), with the
 * enquiry dialog where one is asked for.
 */
export function BookingForm({ session }: Props) {
  return (
    <>
      {session.site.offerCards === 'book' ? (
        <LazyPart
          part={horizontal}
          props={{ session }}
          waiting={<BarWaiting session={session} />}
          missing={<Panel session={session} />}
        />
      ) : (
        <Panel session={session} />
      )}
      <Enquiry session={session} />
    </>
  );
}

function BarWaiting({ session }: Props) {
  const query = useReadable(session.query);
  const form = useReadable(session.form);
  const options = optionsInUse(query);
  const more = options !== 'none';
  return (
    <div
      className={classNames(
        styles.waiting,
        form.tabs.length < 2 && styles.oneKind,
        more && styles.options,
        more && session.venue.hasDiscountCode && styles.takesCode,
        options === 'code' && styles.code,
      )}
      data-skeleton
      aria-hidden="true"
    >
      <SkeletonBlock />
      <div className={styles.said}>
        <OpeningNote date={dateOf(query.start)} form={form} />
      </div>
    </div>
  );
}

function Enquiry({ session }: Props) {
  const enquiry = useReadable(session.enquiry);
  const open = enquiry.kind === 'open';
  // Once opened it stays mounted, with what was typed.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    wanted && (
      <LazyPart
        part={enquiryDialog}
        props={{ session, open, visitor: open ? enquiry.visitor : null }}
      />
    )
  );
}
