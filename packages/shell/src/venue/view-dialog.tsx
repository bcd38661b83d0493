import { ViewFrame } from '@foyer/booking-ui';
import { Dialog } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';

type Props = { title: string; kind: 'view360' | 'video'; address: string; onClose: () => void };

/** The venue's 360° view or film in a frame (VENUE-058). */
export default function ViewDialog({ title, kind, address, onClose }: Props) {
  const { t } = useLingui();
  const name = kind === 'view360' ? t`360° view: ${title}` : t`Film: ${title}`;
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t`Close`} wide>
      <ViewFrame address={address} name={name} />
    </Dialog>
  );
}
