import { isViewable } from '@foyer/booking-ui';
import type { Picture as PictureData, Venue } from '@foyer/domain';
import {
  Button,
  Icon,
  iconPhotos,
  iconScreen,
  iconSpin,
  Picture,
  PictureCount,
  classNames,
  usePagesOfPictures,
  withScript,
} from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type GalleryDialog from './gallery-dialog.tsx';
import { useSwiped } from './use-swiped.ts';
import type ViewDialog from './view-dialog.tsx';
import css from './gallery.module.css';

/** The large cell first, then the small ones, depending on the number of pictures. */
const cells = 5;
const placeholders = [1, 2, 3, 4, 5];

type Props = {
  title: string;
  pictures: readonly PictureData[];
  views: Pick<Venue, 'view360' | 'video'>;
  /** The first picture alone on a wide page, instead of the grid: its width, as `sizes` of an image. */
  single?: string;
};

/**
 * The venue's pictures: a grid on wide screens; below 734 px one, from which all are swiped to, with
 * their number. All of them, the 360° view and the film in dialogs (VENUE-001, VENUE-002, VENUE-058).
 */
export function Gallery({ title, pictures, views, single }: Props) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<{ Shown: typeof GalleryDialog } | 'failed' | null>(null);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const swiped = useSwiped();
  const [view, setView] = useState<{
    Shown: typeof ViewDialog;
    kind: 'view360' | 'video';
    address: string;
  } | null>(null);
  const openView = (kind: 'view360' | 'video', address: string) =>
    import('./view-dialog.tsx').then(
      (module) => setView({ Shown: module.default, kind, address }),
      () => setDialog('failed'),
    );
  const { view360, video } = views;
  const open = () =>
    loadDialog().then(
      (module) => setDialog({ Shown: module.default }),
      () => setDialog('failed'),
    );
  const inPage = swiped ? pictures : pictures.slice(0, cells);
  const count = pictures.length;
  const { shown, reached, scrolled } = usePagesOfPictures(count - 1);
  const position = shown + 1;
  return (
    <div className={css.wrap}>
      <div
        className={css.gallery}
        data-count={Math.min(count || cells, cells)}
        data-single={single && true}
        data-empty={count === 0 || undefined}
        data-awake={awake || undefined}
        role="group"
        aria-label={t`Pictures: ${title}`}
        tabIndex={swiped && count > 1 ? 0 : undefined}
        onScroll={swiped ? scrolled : undefined}
      >
        {inPage.map((picture, index) => (
          <figure key={picture.src}>
            {(index < cells || index <= reached) && (
              <Picture
                src={picture.src}
                alt={picture.alt}
                sizes={
                  single ??
                  (index === 0
                    ? '(max-width: 733px) 100vw, 50vw'
                    : '(max-width: 733px) 100vw, 25vw')
                }
                priority={index === 0}
              />
            )}
          </figure>
        ))}
        {count === 0 && placeholders.map((cell) => <figure key={cell} aria-hidden="true" />)}
      </div>
      {swiped && count > 1 && (
        <PictureCount className={css.count}>{t`${position} / ${{ total: count }}`}</PictureCount>
      )}
      <div className={classNames(css.all, withScript)} data-awake={awake || undefined}>
        {isViewable(view360) && (
          <Button variant="quiet" size="s" onClick={() => openView('view360', view360)}>
            <Icon of={iconSpin} small />
            {t`360° view`}
          </Button>
        )}
        {isViewable(video) && (
          <Button variant="quiet" size="s" onClick={() => openView('video', video)}>
            <Icon of={iconScreen} small />
            {t`Film`}
          </Button>
        )}
        {pictures.length > 1 && (
          <Button
            variant="quiet"
            size="s"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={open}
          >
            <Icon of={iconPhotos} small />
            {t`All pictures (${count})`}
          </Button>
        )}
      </div>
      {view !== null && (
        <view.Shown
          title={title}
          kind={view.kind}
          address={view.address}
          onClose={() => setView(null)}
        />
      )}
      {dialog === 'failed' && (
        <p
          className={css.failed}
          role="alert"
        >{t`The pictures could not be loaded. Reload the page and try again.`}</p>
      )}
      {dialog !== null && dialog !== 'failed' && (
        <dialog.Shown title={title} pictures={pictures} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}

const loadDialog = () => import('./gallery-dialog.tsx');
/** Prefetch on hover. A failure is reported when the button is pressed. */
const prepare = () => void loadDialog().catch(() => undefined);
