import { useFormats } from '@foyer/i18n';
import type { SearchState } from '@foyer/session';
import { Parts, Picture } from '@foyer/ui';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './found-venue.module.css';

export type Answer = Extract<SearchState, { kind: 'ready' }>['answer'];

type FoundVenueProps = {
  venue: Answer['venues'][number];
  href: string;
  /** Its marker on the map is pointed at. */
  isActive?: boolean;
  /** It is pointed at or focused, or no longer. */
  onActive?: (alias: string | null) => void;
};

/**
 * A venue, its distance, how many rooms fit, and the lowest total for the meeting. The whole card
 * is a link.
 */
export function FoundVenue({ venue, href, isActive = false, onActive }: FoundVenueProps) {
  const formats = useFormats();
  const { city, venueType } = venue;
  const distance = venue.distanceKm === null ? null : formats.number(venue.distanceKm);
  return (
    <li
      className={styles.venue}
      data-venue={venue.alias}
      data-state={isActive ? 'active' : 'idle'}
      onPointerEnter={() => onActive?.(venue.alias)}
      onPointerLeave={() => onActive?.(null)}
      onFocus={() => onActive?.(venue.alias)}
      onBlur={() => onActive?.(null)}
    >
      <Picture
        src={venue.picture.src}
        alt=""
        className={styles.picture ?? ''}
        sizes="(max-width: 719px) 100vw, (max-width: 1079px) 50vw, 400px"
      />
      <h2>
        <a href={href}>
          <bdi>{venue.title}</bdi>
        </a>
      </h2>
      <p className={styles.facts}>
        <Parts>
          <bdi>{venueType}</bdi>
          {distance === null ? (
            <bdi>{city}</bdi>
          ) : (
            <Trans>
              <bdi>{city}</bdi>, {distance}&nbsp;km away
            </Trans>
          )}
        </Parts>
      </p>
      <p className={styles.facts}>
        <Fitting venue={venue} />
      </p>
      <p className={styles.price}>
        {venue.from ? (
          <Trans>
            from <strong>{formats.money(venue.from)}</strong> for your meeting
          </Trans>
        ) : (
          venue.fitting > 0 && <Trans>Price on request</Trans>
        )}
      </p>
    </li>
  );
}

function Fitting({ venue }: { venue: Answer['venues'][number] }) {
  if (venue.neverOpens) return <Trans>Takes no bookings at present</Trans>;
  if (!venue.open) return <Trans>Closed at that time</Trans>;
  if (venue.fitting === 0) return <Trans>No room fits this meeting</Trans>;
  return <Plural value={venue.fitting} one="# room fits" other="# rooms fit" />;
}
