import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { useState } from 'react';
import { LazyPart, lazyPart } from './lazy.ts';
import { Panel } from './panel.tsx';

type Props = { session: VenueSession };

const enquiryDialog = lazyPart(
  'enquiry-dialog',
  async () => (await import('./lazy/enquiry/enquiry-dialog.tsx')).EnquiryDialog,
);

/** The booking form, with the enquiry dialog where one is asked for. */
export function BookingForm({ session }: Props) {
  return (
    <>
      <Panel session={session} />
      <Enquiry session={session} />
    </>
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
