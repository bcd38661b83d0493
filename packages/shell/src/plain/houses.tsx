import { searchPath } from '@foyer/domain';
import { formatsFor } from '@foyer/i18n';
import type { ListedVenues } from '@foyer/session/search';
import { LinkButton, Parts, Picture } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use, useId } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './home.module.css';

type Venue = ListedVenues[number];

/** Where houses and cities lead. */
export type Ways = { venue: (alias: string) => string; city: (name: string) => string };

const cardWidth = '(max-width: 1103px) 50vw, 400px';

type HousesProps = { venues: ListedVenues; ways: Ways };

/** Houses as cards. */
export function Houses({ title, venues, ways }: HousesProps & { title: string }) {
  const heading = useId();
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className={css.tiles}>
        {venues.map((venue) => (
          <li key={venue.id}>
            <a className={css.house} href={ways.venue(venue.alias)}>
              <Picture src={venue.image.src} alt="" sizes={cardWidth} />
              <h3>
                <bdi>{venue.title}</bdi>
              </h3>
              <p>
                <Facts venue={venue} />
              </p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ venue }: { venue: Venue }) {
  const { i18n } = useLingui();
  const { rooms } = venue;
  const price = formatsFor(i18n.locale).money({ minor: venue.price, currency: venue.currency });
  return (
    <Parts>
      <bdi>{venue.city}</bdi>
      <Plural value={rooms} one="# room" other="# rooms" />
      {venue.price > 0 && <Trans>from {price} per hour</Trans>}
    </Parts>
  );
}

const mostCities = 12;

/** The cities with the most houses, and the way to all of them. */
export function Cities({ venues, ways }: HousesProps) {
  const { t } = useLingui();
  const { session } = use(PageContext);
  const heading = useId();
  const count = venues.length;
  const cities = byCity(venues).slice(0, mostCities);
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{t`Where to meet`}</h2>
        <a href={searchPath(session.prefix, session.site)}>{t`All houses (${count})`}</a>
      </div>
      <ul className={css.tiles} data-of="cities">
        {cities.map(({ city, houses }) => (
          <li key={city}>
            <a className={css.city} href={ways.city(city)}>
              <span className={css.small}>
                <Picture src={houses[0]?.image.src ?? ''} alt="" sizes="64px" />
              </span>
              <span className={css.name}>
                <h3>
                  <bdi>{city}</bdi>
                </h3>
                <HouseCount houses={houses.length} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HouseCount = ({ houses }: { houses: number }) => (
  <Plural value={houses} one="# house" other="# houses" />
);

/** The city with the most houses first; of equally many, by name as the list is. */
function byCity(venues: ListedVenues): { city: string; houses: ListedVenues }[] {
  const names = [...new Set(venues.map(({ city }) => city))];
  return names
    .map((city) => ({ city, houses: venues.filter((venue) => venue.city === city) }))
    .toSorted((one, other) => other.houses.length - one.houses.length);
}

/** The one house of a site: there is nothing to search. */
export function OneHouse({ venue, ways }: { venue: Venue; ways: Ways }) {
  return (
    <div className={css.one}>
      <p>
        <Facts venue={venue} />
      </p>
      <LinkButton variant="primary" size="l" href={ways.venue(venue.alias)}>
        <Trans>See rooms and prices</Trans>
      </LinkButton>
    </div>
  );
}
