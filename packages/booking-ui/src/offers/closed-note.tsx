import { iconAlert, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

/** Above a list of offers while the venue is closed for the meeting. */
export const ClosedNote = () => (
  <Notice tone="warn" icon={iconAlert} title={<Trans>Venue closed</Trans>}>
    <Trans>The venue is not open at the time of your meeting. Please choose another time.</Trans>
  </Notice>
);
