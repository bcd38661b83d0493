import { iconAlert, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

type Props = {
  /** On no day: there is nothing to choose. */
  never: boolean;
};

/** Above a list of offers while the venue is closed for the meeting; in place of one that never opens. */
export const ClosedNote = ({ never }: Props) => (
  <Notice tone="warn" icon={iconAlert} title={<Trans>Venue closed</Trans>}>
    {never ? (
      <Trans>At present the venue is open on no day and takes no bookings.</Trans>
    ) : (
      <Trans>The venue is not open at the time of your meeting. Please choose another time.</Trans>
    )}
  </Notice>
);
