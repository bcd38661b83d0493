import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { Bone, classNames } from '@foyer/ui';
import { useState } from 'react';
import styles from './booking-form.module.css';
import { Later } from './later.ts';
import { Panel } from './panel.tsx';

type Props = { readonly session: VenueSession };

const horizontal = async () => (await import('./later/horizontal-form.tsx')).HorizontalForm;
const enquiryDialog = async () => (await import('./later/enquiry/enquiry-dialog.tsx')).EnquiryDialog;

/** The booking form: lying in the booking engine, standing elsewhere (FORM-008), with the enquiry form over it where one is asked for. */
export function BookingForm({ session }: Props) {
  return (
    <>
      {session.site.bookingEngine ? <Later part={horizontal} props={{ session }} waiting={<BarWaiting session={session} />} missing={<Panel session={session} />} /> : <Panel session={session} />}
      <Enquiry session={session} />
    </>
  );
}

function BarWaiting({ session }: Props) {
  const { tabs, opening, visitorTime } = useReadable(session.form);
  return <Bone className={classNames(styles.waiting, tabs.length < 2 && styles.oneKind, opening.kind !== 'open' && styles.closed, visitorTime && styles.abroad)} />;
}

function Enquiry({ session }: Props) {
  const enquiry = useReadable(session.enquiry);
  const open = enquiry.kind === 'open';
  // Once opened it stays, with what was typed.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && <Later part={enquiryDialog} props={{ session, open, visitor: open ? enquiry.visitor : null }} />;
}
