import { iconClock } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { Exits } from '../exits.tsx';
import { Orders } from '../orders.tsx';
import { Thanks } from '../thanks.tsx';
import type { OverProps } from './over-props.ts';
import { OtherWays } from './other-ways.tsx';

/** The hold expired before the booking was complete. */
export function BookingExpired({ confirmation, exits }: OverProps) {
  return (
    <Thanks
      icon={iconClock}
      tone="warn"
      title={<Trans>Your booking expired</Trans>}
      lead={
        <Trans>
          It was not completed while the room was held for you. Nothing was booked or charged. If
          the room is still free, you can take it again.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>Back to the venue</Trans>} />
    </Thanks>
  );
}

/** No answer before the start of the meeting. */
export function RequestUnanswered({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconClock}
      tone="warn"
      title={<Trans>Your request expired</Trans>}
      lead={
        <Trans>
          Its time has come without an answer from {venue}. Nothing was booked, and nothing is to be
          paid.
        </Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <OtherWays phone={confirmation.venue.phone} />
      <Exits exits={exits} another={<Trans>Choose another time</Trans>} />
    </Thanks>
  );
}
