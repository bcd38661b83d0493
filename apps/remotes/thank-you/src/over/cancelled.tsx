import { iconX } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { Exits } from '../exits.tsx';
import { Orders } from '../orders.tsx';
import { Thanks } from '../thanks.tsx';
import { CancellationCosts } from './cancellation-costs.tsx';
import type { OverProps } from './over-props.ts';

/** With its fee (D-17). */
export function BookingCancelled({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconX}
      tone="plain"
      title={<Trans>This booking is cancelled</Trans>}
      lead={<Trans>The room is free again, and {venue} knows about it.</Trans>}
    >
      <Orders confirmation={confirmation} />
      {confirmation.cancellation && (
        <CancellationCosts of={confirmation.cancellation} email={confirmation.email} />
      )}
      <Exits exits={exits} another={<Trans>Book another meeting</Trans>} />
    </Thanks>
  );
}

export function RequestTakenBack({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconX}
      tone="plain"
      title={<Trans>Your request is taken back</Trans>}
      lead={<Trans>{venue} knows about it. Nothing was booked, and nothing is to be paid.</Trans>}
    >
      <Orders confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>Send another enquiry</Trans>} />
    </Thanks>
  );
}
