import { ExpiredWords } from '@foyer/booking-ui/checkout';
import { Dialog, LinkButton } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

type ExpiredDialogProps = { open: boolean; room: string; wayBack: string };

const stays = () => undefined;

/**
 * The hold expired while the page was open: the only action leads back to the venue (REGUS-029,
 * ERR-029, B-084).
 */
export const ExpiredDialog = ({ open, room, wayBack }: ExpiredDialogProps) => (
  <Dialog
    open={open}
    onClose={stays}
    title={<Trans>Booking expired</Trans>}
    footer={
      <LinkButton variant="primary" href={wayBack}>
        <Trans>Back to the venue</Trans>
      </LinkButton>
    }
  >
    <p>
      <ExpiredWords room={room} />
    </p>
  </Dialog>
);
