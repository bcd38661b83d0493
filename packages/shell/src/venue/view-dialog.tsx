import { Dialog } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import css from './gallery-dialog.module.css';

type Props = { title: string; kind: 'view360' | 'video'; address: string; onClose: () => void };

/**
 * The venue's 360° view or film in a frame (VENUE-058). A page of the site's own runs no scripts
 * there; another's may, in its own origin.
 */
export default function ViewDialog({ title, kind, address, onClose }: Props) {
  const { t } = useLingui();
  const name = kind === 'view360' ? t`360° view: ${title}` : t`Film: ${title}`;
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t`Close`} className={css.dialog ?? ''}>
      <iframe
        className={css.viewer}
        src={address}
        title={name}
        sandbox={address.startsWith('/') ? '' : 'allow-scripts allow-same-origin'}
        allow="fullscreen; gyroscope; accelerometer"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}
