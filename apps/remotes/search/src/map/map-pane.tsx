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
  const marked = venues.flatMap(({ alias, title, at, from }) => {
    if (at === null) return [];
    const price = from && wholeMoney(formats, from);
    return [
      { ...at, alias, words: price ?? t`on request`, name: price ? `${title}, ${price}` : title },
    ];
  });
  return (
    <div ref={box} className={classNames(styles.pane, withScript)}>
      {isShown && (
        <LazyPart
          part={searchMap}
          props={{
            venues: marked,
            area: place.kind === 'area' ? place : null,
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
