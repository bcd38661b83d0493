import type { SearchArea, SearchPlace } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { SearchSession } from '@foyer/session';
import { classNames, SkeletonBlock, useHasBox, withScript } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Answer } from '../found-venue.tsx';
import { wholeMoney } from '../filters/whole-money.ts';
import { LazyPart, lazyPart } from '../lazy.ts';
import styles from './map-pane.module.css';

const searchMap = lazyPart(
  'search-map',
  async () => (await import('../lazy/search-map.tsx')).SearchMap,
);

type MapPaneProps = {
  session: Pick<SearchSession, 'query' | 'mapTiles' | 'actions'>;
  venues: Answer['venues'];
  active: string | null;
  onActive: (alias: string | null) => void;
  onChosen: (alias: string) => void;
};

/** The box of the map beside the list; its code is loaded when the box is shown. */
export function MapPane({ session, venues, active, onActive, onChosen }: MapPaneProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const isShown = useHasBox(box);
  const { place } = session.query.get();
  const wordsFor = ({ open, fitting, from }: Answer['venues'][number]): string => {
    if (from) return wholeMoney(formats, from);
    if (!open) return t`closed`;
    return fitting > 0 ? t({ context: 'map marker', message: 'on request' }) : t`no room`;
  };
  const marked = venues.flatMap((venue) => {
    const words = wordsFor(venue);
    const { alias, title, at } = venue;
    return at === null ? [] : [{ ...at, alias, words, name: formats.list([title, words]) }];
  });
  return (
    <div ref={box} className={classNames(styles.pane, withScript)}>
      {isShown && (
        <LazyPart
          part={searchMap}
          props={{
            venues: marked,
            area: areaIn(place),
            tiles: session.mapTiles,
            active,
            onActive,
            onChosen,
            onArea: (area) =>
              session.actions.change({ query: { place: { kind: 'area', ...area } } }),
          }}
          waiting={<SkeletonBlock className={styles.waiting} />}
          missing={
            <p className={styles.missing}>
              <Trans>The map could not be loaded. The list has the same venues.</Trans>
            </p>
          }
        />
      )}
    </div>
  );
}

function areaIn(place: SearchPlace): SearchArea | null {
  if (place.kind !== 'area') return null;
  const { south, west, north, east } = place;
  return { south, west, north, east };
}
