import type { Found, NearbyVenue } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { formatsFor } from '@foyer/i18n';
import type { NearbyOffers } from '@foyer/session/search';
import {
  IconButton,
  iconChevronLeft,
  iconChevronRight,
  LinkButton,
  Picture,
  classNames,
  withScript,
} from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, useState } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './similar-venues.module.css';
import { useNear } from './use-near.ts';
import { VenueContext } from './venue-context.ts';

type Props = {
  venues: readonly NearbyVenue[];
  /** In place of the offers of a venue that has none. */
  instead?: boolean;
};

/** More than fit side by side have arrows (VENUE-028). */
const besideEachOther = 3;

/**
 * Other venues nearby, three in a row, two below 960 px, one below 650 px (VENUE-027 to VENUE-030);
 * none where the site hides them (VENUE-026).
 */
export function SimilarVenues({ venues, instead = false }: Props) {
  const { t, i18n } = useLingui();
  const { session } = use(PageContext);
  const { nearby, neverOpens } = use(VenueContext);
  const formats = formatsFor(i18n.locale);
  const list = useRef<HTMLUListElement>(null);
  const near = useNear(list);
  const meeting = useReadable(nearby.meeting);
  const [offers, setOffers] = useState<NearbyOffers>(null);
  useEffect(() => (near ? nearby.follow(setOffers) : undefined), [near, nearby]);
  const { hideSimilarVenues, shownVenues } = session.site;
  // A chain names only its own houses, of which most cities have one.
  if (hideSimilarVenues || (shownVenues !== null && venues.length === 0)) return null;
  // A page of others does not send its visitors to other houses.
  if (neverOpens && (!instead || session.linkOrigin !== '')) return null;
  const move = (pages: 1 | -1) => {
    const element = list.current;
    if (element)
      element.scrollBy({
        left:
          pages * element.clientWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1),
      });
  };
  return (
    <section className={css.section} data-instead={instead || undefined} aria-labelledby="similar">
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
      {venues.length === 0 && instead && (
        <LinkButton className={css.all} href={session.links.home}>{t`All venues`}</LinkButton>
      )}
      {venues.length > 0 && (
        <ul ref={list} className={css.carousel} aria-label={t`Similar venues nearby`} tabIndex={0}>
          {venues.map((venue) => (
            <li key={venue.link}>
              <a className={css.venue} href={`${session.links.venue(aliasOf(venue))}?${meeting}`}>
                <Picture
                  src={venue.picture.src}
                  alt=""
                  sizes="(max-width: 649px) 84vw, (max-width: 959px) 50vw, 400px"
                />
                <h3>
                  <bdi>{venue.title}</bdi>
                </h3>
                {/* Browsers and the front door may format numbers a little differently; the
                     rendered text stays. */}
                <p className={css.muted} suppressHydrationWarning>
                  <Distance km={formats.number(venue.distanceKm)} />
                </p>
                <p>
                  <PriceNearby of={offers?.get(aliasOf(venue))} />
                </p>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Distance = ({ km }: { km: string }) => <Trans>{km} km away</Trans>;

const aliasOf = ({ link }: NearbyVenue): string => link.replace(/^\/+/, '');

/** The lowest total of the meeting there, or why there is none; its line is kept until it comes. */
function PriceNearby({ of: found }: { of: (Found & { neverOpens: boolean }) | undefined }) {
  const { i18n } = useLingui();
  if (found === undefined) return '\u00a0';
  if (found.neverOpens) return <Trans>Takes no bookings at present</Trans>;
  if (!found.open) return <Trans>Closed at that time</Trans>;
  if (found.fitting === 0 && found.from === null) return <Trans>No room fits this meeting</Trans>;
  if (found.from === null) return <Trans>Price on request</Trans>;
  const price = formatsFor(i18n.locale).money(found.from);
  return (
    <Trans>
      from <strong>{price}</strong> for your meeting
    </Trans>
  );
}
