import { type BookingQuery, dateOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { classNames } from '@foyer/ui';
import { Plural } from '@lingui/react/macro';
import styles from './meeting-words.module.css';

type Props = {
  query: Pick<BookingQuery, 'start' | 'end' | 'delegates'>;
  className?: string | undefined;
};

/** When the meeting is and for how many; each of both stays together where the line breaks. */
export function MeetingWords({ query: { start, end, delegates: people }, className }: Props) {
  const { dateShort, span } = useFormats();
  const date = dateOf(start);
  const isOneDay = date === dateOf(end);
  return (
    <span className={className}>
      {isOneDay && <span className={styles.part}>{dateShort(date)}</span>}{' '}
      <span className={classNames(styles.part, isOneDay && styles.together)}>
        {span(start, end)}
      </span>{' '}
      <span className={classNames(styles.part, styles.together)}>
        <Plural value={people} one="# person" other="# people" />
      </span>
    </span>
  );
}
