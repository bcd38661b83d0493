import type { Venue } from '@foyer/domain';
import { Icon, iconExternal, LinkButton } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import css from './sections.module.css';

/** Address, and the way to a map of the visitor's choice. */
export function Where({ venue }: { readonly venue: Venue }) {
  const { t } = useLingui();
  const place = `${venue.latitude},${venue.longitude}`;
  return (
    <section className={css.section} aria-labelledby="where">
      <h2 id="where">{t`Where it is`}</h2>
      <p className={css.muted}>{venue.address}</p>
      <div className={css.ways}>
        <LinkButton variant="quiet" size="s" href={`https://www.openstreetmap.org/?mlat=${venue.latitude}&mlon=${venue.longitude}#map=17/${venue.latitude}/${venue.longitude}`} target="_blank" rel="noreferrer">
          {t`Open in maps`}
          <Icon of={iconExternal} small />
        </LinkButton>
        <LinkButton variant="text" size="s" href={`geo:${place}?q=${encodeURIComponent(`${venue.title}, ${venue.address}`)}`}>
          {t`Directions`}
        </LinkButton>
      </div>
    </section>
  );
}
