import { iconCalendar } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { Exits } from '../exits.tsx';
import { Orders } from '../orders.tsx';
import { Thanks } from '../thanks.tsx';
import type { OverProps } from './over-props.ts';
import { OtherWays } from './other-ways.tsx';

/** The venue declined, and the remaining options. */
export function RequestDeclined({ confirmation, exits }: OverProps) {
  const venue = confirmation.venue.title;
  return (
    <Thanks
      icon={iconCalendar}
      tone="plain"
      title={<Trans>Sorry, this did not work out</Trans>}
      lead={
        <Trans>
          {venue} cannot offer you the room at that time. Nothing was booked, and nothing is to be
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
