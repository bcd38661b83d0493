import type { Venue } from '@foyer/domain';
import { Icon, iconExternal, LinkButton, classNames, withScript } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense, use, useRef } from 'react';
import type { MapBoxProps } from './map/map-box.tsx';
import css from './sections.module.css';
import { useNear } from './use-near.ts';
import { VenueContext } from './venue-context.ts';
import where from './where.module.css';

/**
 * A map that cannot be loaded leaves its box empty: it is not essential, and the address is above
 * (D-4).
 */
const MapBox = lazy<ComponentType<MapBoxProps>>(() =>
  import('./map/map-box.tsx').catch(() => ({ default: () => null })),
);

/**
 * Address, map, and links to directions (VENUE-004, VENUE-012). The map's code is loaded when near
 * the viewport.
 */
export function Where({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  const { tiles } = use(VenueContext);
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const place = `${venue.latitude},${venue.longitude}`;
  return (
    <section className={css.section} aria-labelledby="where">
      <h2 id="where">{t`Where it is`}</h2>
      <p className={css.muted}>
        <bdi>{venue.address}</bdi>
      </p>
      <div ref={box} className={classNames(where.map, withScript)}>
        <Suspense>{near && <MapBox venue={venue} tiles={tiles} />}</Suspense>
      </div>
      <div className={css.ways}>
        <LinkButton
          variant="quiet"
          size="s"
          href={`https://www.openstreetmap.org/?mlat=${venue.latitude}&mlon=${venue.longitude}#map=17/${venue.latitude}/${venue.longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          {t`Open in maps`}
          <Icon of={iconExternal} small />
        </LinkButton>
        <LinkButton
          variant="text"
          size="s"
          href={`geo:${place}?q=${encodeURIComponent(`${venue.title}, ${venue.address}`)}`}
        >
          {t`Directions`}
        </LinkButton>
      </div>
    </section>
  );
}
