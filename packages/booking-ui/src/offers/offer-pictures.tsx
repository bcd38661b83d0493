import type { Picture as PictureData } from '@foyer/domain';
import {
  Chip,
  Dialog,
  Icon,
  iconBolt,
  iconPhotos,
  iconSpin,
  Picture,
  PictureStrip,
  classNames,
  withScript,
} from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './offer-pictures.module.css';
import { isViewable, ViewFrame } from './view-frame.tsx';

type Props = {
  title: string;
  pictures: readonly PictureData[];
  /** Address of a 360° viewer or picture, on this site or another's at https. */
  view360?: string | null;
  immediately: boolean;
  priority?: boolean;
};

/**
 * An offer's pictures one to a page, all of them in a lightbox, its 360° view, and the ribbon
 * (ROOM-008, ROOM-009, ROOM-011, PACK-008).
 */
export function OfferPictures({
  title,
  pictures,
  view360 = null,
  immediately,
  priority = false,
}: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'pictures' | 'view360' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.strip}>
          <PictureStrip
            pictures={pictures}
            sizes="(min-width: 1024px) 20rem, (min-width: 640px) 38vw, 100vw"
            label={t`Pictures: ${title}`}
            previousLabel={t`Previous picture: ${title}`}
            nextLabel={t`Next picture: ${title}`}
            count={(position, total) => t`${position} / ${total}`}
            priority={priority}
          />
        </div>
      )}
      {immediately && (
        <Chip tone="paper" className={styles.ribbon}>
          <Icon of={iconBolt} />
          <Trans>Available immediately</Trans>
        </Chip>
      )}
      <div className={classNames(styles.actions, withScript)}>
        {isViewable(view360) && (
          <button
            type="button"
            className={styles.action}
            onClick={() => setOpen('view360')}
            aria-label={t`360° view: ${title}`}
          >
            <Icon of={iconSpin} small />
            <span className={styles.words}>
              <Trans>360° view</Trans>
            </span>
          </button>
        )}
        {pictures.length > 0 && (
          <button
            type="button"
            className={styles.action}
            onClick={() => setOpen('pictures')}
            aria-label={t`All pictures: ${title}`}
          >
            <Icon of={iconPhotos} small />
          </button>
        )}
      </div>
      {open === 'pictures' && (
        <Dialog open onClose={close} title={title} closeLabel={t`Close`} wide>
          <ul className={styles.large}>
            {pictures.map((picture, index) => (
              <li key={picture.src}>
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  sizes="(min-width: 1100px) 64rem, 100vw"
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {open === 'view360' && isViewable(view360) && (
        <Dialog open onClose={close} title={t`360° view: ${title}`} closeLabel={t`Close`} wide>
          <ViewFrame address={view360} name={t`360° view: ${title}`} />
        </Dialog>
      )}
    </>
  );
}
