import { iconInfo } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { Exits } from '../exits.tsx';
import { Orders } from '../orders.tsx';
import { Thanks } from '../thanks.tsx';
import type { OverProps } from './over-props.ts';

/** Not paid yet, while the room is still held. */
export function BookingUnfinished({ confirmation, exits }: OverProps) {
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

export function RequestUnsent({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconInfo}
      tone="accent"
      title={<Trans>Your request has not been sent yet</Trans>}
      lead={
        <Trans>{venue} does not have it so far. Please send it again from the venue’s page.</Trans>
      }
    >
      <Orders confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>To the venue</Trans>} />
    </Thanks>
  );
}
