import type { Venue } from '@foyer/domain';
import { Icon, iconChevronRight, iconDoor, iconPin, iconUsers } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type PointerEvent, use } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './venue-head.module.css';

/** Breadcrumb, title, kind, address and size of the venue. */
export function VenueHead({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  const { session } = use(PageContext);
  const { roomCount: rooms, largestRoom: people } = venue;
  return (
    <>
      <nav className={css.crumbs} aria-label={t`Breadcrumb`}>
        <ol>
          <li>
            <a href={session.links.home}>{t`Home`}</a>
            <Icon of={iconChevronRight} small directional />
          </li>
          <li>
            <BackToSearch city={venue.city} />
            <Icon of={iconChevronRight} small directional />
          </li>
          <li>
            <bdi aria-current="page">{venue.title}</bdi>
          </li>
        </ol>
      </nav>
      <header className={css.head}>
        <h1>
          <bdi>{venue.title}</bdi>
        </h1>
        <ul className={css.facts}>
          <li>
            <Icon of={iconDoor} />
            {venue.venueType}
          </li>
          <li>
            <Icon of={iconPin} />
            <a href="#where">
              <bdi>{venue.address}</bdi>
            </a>
          </li>
          <li>
            <Icon of={iconUsers} />
            <span>
              <Trans>
                <Plural value={rooms} one="# room" other="# rooms" /> for up to{' '}
                <Plural value={people} one="# person" other="# people" />
              </Trans>
            </span>
          </li>
        </ul>
      </header>
    </>
  );
}

/**
 * Back to the search, with the query at the time of the click: the front door rendered it without
 * one (VENUE-024, VENUE-025).
 */
function BackToSearch({ city }: { city: string }) {
  const { session } = use(PageContext);
  const aim = ({
    currentTarget,
  }: PointerEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>) => {
    currentTarget.href = session.links.city(city);
  };
  return (
    <a
      href={session.links.city(city)}
      suppressHydrationWarning
      onPointerEnter={aim}
      onPointerDown={aim}
      onFocus={aim}
    >
      <bdi>{city}</bdi>
    </a>
  );
}
