import { iconCheck } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ExitLinks, Exits } from './exits.tsx';
import { Thanks } from './thanks.tsx';

/** Opened without a stored order: no number to show, and no claim of a booking. */
export const NoOrder = ({ exits }: { exits: ExitLinks }) => (
  <Thanks
    icon={iconCheck}
    tone="accent"
    title={<Trans>Thank you</Trans>}
    lead={<Trans>If you have booked or asked for a room, the details are in your inbox.</Trans>}
  >
    <Exits exits={exits} />
  </Thanks>
);
