import type { SearchedMeeting } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { SearchSession } from '@foyer/session';
import { Parts } from '@foyer/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { type Answer, FoundVenue } from './found-venue.tsx';
import styles from './search.module.css';

type FoundVenuesProps = {
  answer: Answer;
  meeting: SearchedMeeting & { delegates: number };
  linkTo: SearchSession['venueLink'];
  isLoading: boolean;
  active: string | null;
  onActive: (alias: string | null) => void;
};

/** The number of venues, the meeting, and the venues in their order. */
export function FoundVenues({
  answer,
  meeting,
  linkTo,
  isLoading,
  active,
  onActive,
}: FoundVenuesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { delegates: people } = meeting;
  return (
    <>
      <p className={styles.count} role="status">
        <Parts>
          <Plural value={answer.total} one="# venue" other="# venues" />
          {formats.list([formats.dateLong(meeting.date), formats.time(meeting.time)])}
          <Plural value={people} one="# person" other="# people" />
        </Parts>
      </p>
      <ul
        className={styles.list}
        aria-label={t`Venues`}
        data-state={isLoading ? 'loading' : 'ready'}
      >
        {answer.venues.map((venue) => (
          <FoundVenue
            key={venue.alias}
            venue={venue}
            href={linkTo(venue)}
            isActive={venue.alias === active}
            onActive={onActive}
          />
        ))}
      </ul>
    </>
  );
}
