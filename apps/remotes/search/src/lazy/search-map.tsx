import type { SearchArea } from '@foyer/domain';
import type { SearchMapTiles } from '@foyer/session';
import { Button, Icon, iconSearch } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './search-map.module.css';
import { createVenueMap, type MarkedVenue, type VenueMap } from './venue-map.ts';

export type SearchMapProps = {
  venues: readonly MarkedVenue[];
  /** The part of the map that was searched; `null` for another search. */
  area: SearchArea | null;
  tiles: SearchMapTiles | null;
  active: string | null;
  onActive: (alias: string | null) => void;
  onChosen: (alias: string) => void;
  onArea: (area: SearchArea) => void;
};

/** The venues of the list where they are. A moved map offers to search what it shows. */
export function SearchMap({
  venues,
  area,
  tiles,
  active,
  onActive,
  onChosen,
  onArea,
}: SearchMapProps) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<VenueMap | null>(null);
  const [moved, setMoved] = useState(false);
  const tell = useRef({ onActive, onChosen });
  useEffect(() => {
    tell.current = { onActive, onChosen };
  });
  const start = useEffectEvent((at: HTMLElement) =>
    createVenueMap({
      element: at,
      tiles,
      classes: { marker: styles.marker ?? '', ground: styles.ground ?? '' },
      words: { zoomIn: t`Zoom in`, zoomOut: t`Zoom out` },
      onMoved: () => setMoved(true),
      onActive: (alias) => tell.current.onActive(alias),
      onChosen: (alias) => tell.current.onChosen(alias),
    }),
  );
  useEffect(() => {
    if (element.current === null) return;
    const created = start(element.current);
    setLive(created);
    return () => created.remove();
  }, []);
  const searched = JSON.stringify(area);
  const places = JSON.stringify(venues.map(({ alias, words }) => [alias, words]));
  const show = useEffectEvent((on: VenueMap) => {
    on.show(venues);
    // To what is shown already it would move by one step of the zoom.
    if (searched !== JSON.stringify(on.area())) on.moveTo(venues, area);
    on.highlight(active);
    setMoved(false);
  });
  useEffect(() => {
    if (live !== null) show(live);
  }, [live, places, searched]);
  useEffect(() => live?.highlight(active), [live, active]);
  return (
    <>
      <div
        ref={element}
        className={styles.map}
        role="region"
        aria-label={t`Map of the venues`}
        data-pans
      />
      {tiles === null && (
        <p className={styles.caption}>{t`Places to scale; a map of streets is not set up`}</p>
      )}
      {moved && live !== null && (
        <div className={styles.again}>
          <Button variant="primary" size="s" onClick={() => onArea(live.area())}>
            <Icon of={iconSearch} small />
            <Trans>Search here</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
