import { isOver } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { ConfirmationSession } from '@foyer/session';
import { iconCheck, toPageTop } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { BookingComplete } from './booking-complete.tsx';
import { type ExitLinks, Exits } from './exits.tsx';
import { OfferToAccept } from './offer/offer-to-accept.tsx';
import { OrderOver } from './over/order-over.tsx';
import { RequestSent } from './request-sent.tsx';
import { ThankYouSkeleton } from './thank-you-skeleton.tsx';
import styles from './thank-you.module.css';
import { Thanks } from './thanks.tsx';

/**
 * The last page of the journey, and the page of the booking from then on (D-21); its variant
 * follows the order and its status (THANKS-002, THANKS-005).
 */
export function ThankYou({ session }: { session: ConfirmationSession }) {
  const state = useReadable(session.confirmation);
  const visitor = useReadable(session.visitor);
  const page = useRef<HTMLDivElement>(null);
  const view = viewNameOf(state);
  const seen = useRef(view);
  // The checkout may have been scrolled far down; the result is at the top (THANKS-002). A booking
  // that is opened again stays where its visitor left it.
  useEffect(() => {
    if (session.isFirstView) toPageTop(page.current);
  }, [session]);
  // Accepting or cancelling ends far down the page.
  useEffect(() => {
    const before = seen.current;
    seen.current = view;
    if (before === view || before === 'loading') return;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
    toPageTop(page.current);
  }, [view]);
  const ownVenue =
    state.kind === 'ready' ? session.venueLink(state.confirmation.venue.alias) : session.links.home;
  const exits = {
    another: session.anotherLink ?? ownVenue,
    home: session.startLink,
    inbox: visitor?.visitor.kind === 'user' ? `${session.links.dashboard}/inbox` : null,
    onLeave: session.actions.leave,
  };
  return (
    <div ref={page} className={styles.page}>
      {viewOf(state, exits, session)}
    </div>
  );
}

/** Another name is another page to its visitor. */
function viewNameOf(state: ReturnType<ConfirmationSession['confirmation']['get']>): string {
  if (state.kind !== 'ready') return state.kind;
  const { status, isEnquiry } = state.confirmation;
  return `${status} ${isEnquiry}`;
}

function viewOf(
  state: ReturnType<ConfirmationSession['confirmation']['get']>,
  exits: ExitLinks,
  session: ConfirmationSession,
) {
  switch (state.kind) {
    case 'loading':
      return <ThankYouSkeleton />;
    case 'none':
      return <NoOrder exits={exits} />;
    case 'ready': {
      const { confirmation, calendarLink } = state;
      const { status } = confirmation;
      if (isOver(status))
        return (
          <OrderOver
            confirmation={confirmation}
            status={status}
            exits={{ ...exits, another: session.venueLink(confirmation.venue.alias) }}
          />
        );
      if (status === 'offered' && confirmation.offer !== null)
        return (
          <OfferToAccept session={session} confirmation={confirmation} offer={confirmation.offer} />
        );
      return confirmation.isEnquiry ? (
        <RequestSent session={session} confirmation={confirmation} exits={exits} />
      ) : (
        <BookingComplete
          session={session}
          confirmation={confirmation}
          calendarLink={calendarLink}
          exits={exits}
        />
      );
    }
    default:
      return state satisfies never;
  }
}

/** Opened without a stored order: no number to show, and no claim of a booking. */
const NoOrder = ({ exits }: { exits: ExitLinks }) => (
  <Thanks
    icon={iconCheck}
    tone="accent"
    title={<Trans>Thank you</Trans>}
    lead={<Trans>If you have booked or asked for a room, the details are in your inbox.</Trans>}
  >
    <Exits exits={exits} />
  </Thanks>
);
