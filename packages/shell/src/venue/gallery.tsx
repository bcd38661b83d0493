import type { Picture as PictureData } from '@foyer/domain';
import { Button, Icon, iconPhotos, Picture } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type GalleryDialog from './gallery-dialog.tsx';
import css from './gallery.module.css';

/** Large cell first, then the small ones; how many depends on what there is. */
const cells = 5;

/** The house in pictures: a grid on wide screens, one swipeable picture below 734 px, all of them in a dialog. */
export function Gallery({ title, pictures }: { readonly title: string; readonly pictures: readonly PictureData[] }) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<{ readonly Shown: typeof GalleryDialog } | 'failed' | null>(null);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const open = () => loadDialog().then((module) => setDialog({ Shown: module.default }), () => setDialog('failed'));
  const shown = pictures.slice(0, cells);
  return (
    <div className={css.wrap}>
      <div className={css.gallery} data-count={shown.length} data-awake={awake || undefined} role="group" aria-label={t`Pictures of ${title}`}>
        {shown.map((picture, index) => (
          <figure key={picture.src}>
            <Picture src={picture.src} alt={picture.alt} sizes={index === 0 ? '(max-width: 733px) 100vw, 50vw' : '(max-width: 733px) 100vw, 25vw'} priority={index === 0} />
          </figure>
        ))}
        {shown.length === 0 && <div className={css.none} />}
      </div>
      {pictures.length > 1 && (
        <div className={css.all}>
          <Button variant="quiet" size="s" onPointerEnter={prepare} onFocus={prepare} onClick={open}>
            <Icon of={iconPhotos} small />
            {t`All ${pictures.length} pictures`}
          </Button>
        </div>
      )}
      {dialog === 'failed' && <p className={css.failed} role="alert">{t`The pictures could not be loaded. Reload the page and try again.`}</p>}
      {dialog !== null && dialog !== 'failed' && <dialog.Shown title={title} pictures={pictures} onClose={() => setDialog(null)} />}
    </div>
  );
}

const loadDialog = () => import('./gallery-dialog.tsx');
/** Who points at the button will press it. Whether it came is told when it is pressed. */
const prepare = () => void loadDialog().catch(() => undefined);
