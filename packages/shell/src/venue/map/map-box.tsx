import type { Venue } from '@foyer/domain';
import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, useState } from 'react';
import { PageContext } from '../../slot/page-context.ts';
import type { MapTiles } from '../venue-value.ts';
import { DrawnMap } from './drawn-map.tsx';
import css from './map.module.css';

export type MapBoxProps = {
  venue: Pick<Venue, 'id' | 'title' | 'latitude' | 'longitude'>;
  tiles: MapTiles | null;
};

/**
 * The drawing, and over it, where tiles are configured, the map once its first tile has arrived
 * (VENUE-012, API-033). Loaded when near the viewport.
 */
export default function MapBox({ venue, tiles }: MapBoxProps) {
  const { t } = useLingui();
  const { session } = use(PageContext);
  const { id, title, latitude, longitude } = venue;
  const live = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const name = t`Map: ${title}`;
  const zoomIn = t`Zoom in`;
  const zoomOut = t`Zoom out`;

  useEffect(() => {
    const element = live.current;
    if (tiles === null || element === null) return;
    let stop: (() => void) | null = null;
    let left = false;
    import('./live-map.ts').then(
      ({ startLiveMap }) => {
        if (!left)
          stop = startLiveMap({
            element,
            place: { latitude, longitude },
            title,
            tiles,
            pinClass: css.marker ?? '',
            words: { zoomIn, zoomOut },
            onShown: () => setShown(true),
          });
      },
      // The drawing stays, and the address with its links: a map is not essential (D-4).
      () => session.log('map-missing'),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [tiles, latitude, longitude, title, zoomIn, zoomOut, session]);

  return (
    <>
      {!shown && <DrawnMap seed={`${id} ${latitude},${longitude}`} />}
      {!shown && <p className={css.caption}>{t`A drawing, not a map of the place`}</p>}
      {tiles !== null && (
        <div
          ref={live}
          className={css.live}
          data-state={shown ? 'shown' : 'waiting'}
          role="region"
          aria-label={name}
        />
      )}
    </>
  );
}
