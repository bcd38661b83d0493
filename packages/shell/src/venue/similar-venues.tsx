import type { NearbyVenue } from '@foyer/domain';
import { formatsFor } from '@foyer/i18n';
import {
  IconButton,
  iconChevronLeft,
  iconChevronRight,
  Picture,
  classNames,
  withScript,
} from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { use, useRef } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './similar-venues.module.css';

/** More than fit side by side have arrows (VENUE-028). */
const besideEachOther = 3;

/**
 * Other venues nearby, three in a row, two below 960 px, one below 650 px (VENUE-027 to VENUE-030);
 * none where the site hides them (VENUE-026).
 */
export function SimilarVenues({ venues }: { venues: readonly NearbyVenue[] }) {
  const { t, i18n } = useLingui();
  const { session } = use(PageContext);
  const formats = formatsFor(i18n.locale);
  const list = useRef<HTMLUListElement>(null);
  if (session.site.hideSimilarVenues) return null;
  const move = (pages: 1 | -1) => {
    const element = list.current;
    if (element)
      element.scrollBy({
        left:
          pages * element.clientWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1),
      });
  };
  return (
    <section className={css.section} aria-labelledby="similar">
      <div className={css.head}>
        <h2 id="similar">{t`Similar venues nearby`}</h2>
        {venues.length > besideEachOther && (
          <div className={classNames(css.arrows, withScript)}>
            <IconButton
              icon={iconChevronLeft}
              label={t`Previous venues`}
              directional
              onClick={() => move(-1)}
            />
            <IconButton
              icon={iconChevronRight}
              label={t`Next venues`}
              directional
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
      {venues.length === 0 && <p className={css.muted}>{t`There are no similar venues nearby.`}</p>}
      {venues.length > 0 && (
        <ul ref={list} className={css.carousel} aria-label={t`Similar venues nearby`} tabIndex={0}>
          {venues.map((venue) => (
            <li key={venue.link}>
              <a className={css.venue} href={session.links.venue(venue.link.replace(/^\/+/, ''))}>
                <Picture
                  src={venue.picture.src}
                  alt=""
                  sizes="(max-width: 649px) 84vw, (max-width: 959px) 50vw, 400px"
                />
                <h3>{venue.title}</h3>
                {/* Browsers and the front door may format numbers a little differently; the
                     rendered text stays. */}
                <p className={css.muted} suppressHydrationWarning>
                  <Trans>{formats.number(venue.distanceKm)} km away</Trans>
                </p>
                <p>
                  {venue.price > 0 ? (
                    <Trans>
                      from{' '}
                      <strong suppressHydrationWarning>
                        {formats.money({ minor: venue.price, currency: venue.currency })}
                      </strong>{' '}
                      per hour
                    </Trans>
                  ) : (
                    t`Enquiry`
                  )}
                </p>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
