import type { Confirmation, OverStatus } from '@foyer/domain';
import { iconCalendar, iconClock, iconInfo, iconX } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ExitLinks, Exits } from '../exits.tsx';
import { NextSteps } from '../next-steps.tsx';
import { Orders } from '../orders.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { Thanks } from '../thanks.tsx';
import { CancellationCosts } from './cancellation-costs.tsx';

/** An order without a booking: its status, and what can be done (D-16, D-17). */
export function OrderOver({ status, ...props }: OverProps & { status: OverStatus }) {
  const { isEnquiry, offer } = props.confirmation;
  switch (status) {
    case 'declined':
      return <RequestDeclined {...props} />;
    case 'cancelled':
      return isEnquiry ? <RequestTakenBack {...props} /> : <BookingCancelled {...props} />;
    case 'expired':
      if (offer !== null) return <OfferEnded {...props} />;
      return isEnquiry ? <RequestUnanswered {...props} /> : <BookingExpired {...props} />;
    case 'created':
      return isEnquiry ? <RequestUnsent {...props} /> : <BookingUnfinished {...props} />;
    default:
      return status satisfies never;
  }
}

/** `exits.another` leads to the venue, for another try. */
type OverProps = { confirmation: Confirmation; exits: ExitLinks };

/** With its fee (D-17). */
function BookingCancelled({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconX}
      tone="plain"
      title={<Trans>This booking is cancelled</Trans>}
      lead={
        <Trans>
          The room is free again. The venue <bdi>{venue}</bdi> knows about it.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      {confirmation.cancellation && (
        <CancellationCosts of={confirmation.cancellation} email={confirmation.email} />
      )}
      <Exits exits={exits} another={<Trans>Book another meeting</Trans>} />
    </Thanks>
  );
}

function RequestTakenBack({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconX}
      tone="plain"
      title={<Trans>Your request is taken back</Trans>}
      lead={
        <Trans>
          The venue <bdi>{venue}</bdi> knows about it. Nothing was booked, and nothing is to be
          paid.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>Send another enquiry</Trans>} />
    </Thanks>
  );
}

/** The venue declined, and the remaining options. */
function RequestDeclined({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconCalendar}
      tone="plain"
      title={<Trans>Sorry, this did not work out</Trans>}
      lead={
        <Trans>
          The venue <bdi>{venue}</bdi> cannot offer you the room at that time. Nothing was booked,
          and nothing is to be paid.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <OtherWays phone={confirmation.venue.phone} />
      <Exits exits={exits} another={<Trans>Choose another time</Trans>} />
    </Thanks>
  );
}

/** The hold expired before the booking was complete. */
function BookingExpired({ confirmation, exits }: OverProps) {
  return (
    <Thanks
      icon={iconClock}
      tone="warn"
      title={<Trans>Your booking expired</Trans>}
      lead={
        <Trans>
          The booking was not completed while the room was held for you. Nothing was booked or
          charged. If the room is still free, you can take it again.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>Back to the venue</Trans>} />
    </Thanks>
  );
}

/** The venue's offer was not accepted in time (D-19). */
function OfferEnded({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconClock}
      tone="warn"
      title={<Trans>This offer has ended</Trans>}
      lead={
        <Trans>
          The offer of the venue <bdi>{venue}</bdi> was not accepted in time, and the room is free
          for others again. Nothing was booked, and nothing is to be paid.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <OtherWays phone={confirmation.venue.phone} />
      <Exits exits={exits} another={<Trans>Send another enquiry</Trans>} />
    </Thanks>
  );
}

/** The venue did not answer in time. */
function RequestUnanswered({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconClock}
      tone="warn"
      title={<Trans>Your request expired</Trans>}
      lead={
        <Trans>
          The venue <bdi>{venue}</bdi> did not answer in time. Nothing was booked, and nothing is to
          be paid.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <OtherWays phone={confirmation.venue.phone} />
      <Exits exits={exits} another={<Trans>Choose another time</Trans>} />
    </Thanks>
  );
}

/** Not paid yet, while the room is still held. */
function BookingUnfinished({ confirmation, exits }: OverProps) {
  return (
    <Thanks
      icon={iconInfo}
      tone="accent"
      title={<Trans>This booking is not complete yet</Trans>}
      lead={
        <Trans>
          Nothing is booked or charged. Go back to your checkout while the room is held, or begin
          again on the venue’s page.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>To the venue</Trans>} />
    </Thanks>
  );
}

function RequestUnsent({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconInfo}
      tone="accent"
      title={<Trans>Your request has not been sent yet</Trans>}
      lead={
        <Trans>
          The venue <bdi>{venue}</bdi> does not have your request so far. Please send it again from
          the venue’s page.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>To the venue</Trans>} />
    </Thanks>
  );
}

/** Alternatives where a venue was not available at that time. */
function OtherWays({ phone }: { phone: string }) {
  const number = <PhoneLink number={phone} />;
  return (
    <NextSteps
      title={<Trans>What you can do</Trans>}
      steps={[
        {
          key: 'other',
          what: <Trans>Choose another time or room.</Trans>,
          more: <Trans>The venue’s page shows what is free.</Trans>,
        },
        ...(phone === ''
          ? []
          : [
              {
                key: 'ask',
                what: <Trans>Ask the venue.</Trans>,
                more: <Trans>The venue may know a way. Phone of the venue: {number}</Trans>,
              },
            ]),
      ]}
    />
  );
}
