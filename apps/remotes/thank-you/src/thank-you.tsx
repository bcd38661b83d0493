import { useReadable } from '@foyer/federation/remote';
import type { ConfirmationSession } from '@foyer/session';
import { useEffect } from 'react';
import { BookingComplete } from './booking-complete.tsx';
import { NoOrder } from './no-order.tsx';
import { RequestSent } from './request-sent.tsx';
import styles from './thank-you.module.css';
import { ThankYouSkeleton } from './thank-you-skeleton.tsx';

/** The last page of the journey; its variant follows the stored order (THANKS-002, THANKS-005). */
export function ThankYou({ session }: { readonly session: ConfirmationSession }) {
  const state = useReadable(session.confirmation);
  // The checkout may have been scrolled far down; the news is at the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const exits = { another: session.anotherLink, home: session.startLink, onLeave: session.actions.leave };
  return <div className={styles.page}>{viewOf(state, exits)}</div>;
}

function viewOf(state: ReturnType<ConfirmationSession['confirmation']['get']>, exits: Parameters<typeof RequestSent>[0]['exits']) {
  switch (state.kind) {
    case 'loading':
      return <ThankYouSkeleton />;
    case 'none':
      return <NoOrder exits={exits} />;
    case 'ready':
      return state.confirmation.isEnquiry ? <RequestSent confirmation={state.confirmation} exits={exits} /> : <BookingComplete confirmation={state.confirmation} calendarLink={state.calendarLink} exits={exits} />;
    default:
      return state satisfies never;
  }
}
