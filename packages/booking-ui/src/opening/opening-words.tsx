import type { Opening, OpeningHours, StartNotice, WallDate } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Icon, iconAlert, iconClock, iconGlobe, iconInfo } from '@foyer/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './opening-words.module.css';

/** The venue’s opening hours for a meeting on a date (FORM-011, FORM-012, AVAIL-033, B-032). */
export function OpeningWords({
  date,
  opening,
  neverOpens = false,
}: {
  date: WallDate;
  opening: Opening;
  /** On no day: another one is no way out. */
  neverOpens?: boolean;
}) {
  const weekday = useFormats().weekday(date);
  if (neverOpens)
    return (
      <WhenLine state="closed">
        <b>
          <Trans>Venue closed</Trans>
        </b>{' '}
        <Trans>At present the venue is open on no day and takes no bookings.</Trans>
      </WhenLine>
    );
  switch (opening.kind) {
    case 'open':
      return (
        opening.hours && (
          <WhenLine state="open">
            <Range weekday={weekday} hours={opening.hours} />
          </WhenLine>
        )
      );
    case 'closed-day':
      return (
        <WhenLine state="closed">
          <b>
            <Trans>Venue closed</Trans>
          </b>{' '}
          <Trans>
            The venue does not open on this weekday ({weekday}). Please choose another day.
          </Trans>
        </WhenLine>
      );
    case 'closed-date':
      return (
        <WhenLine state="closed">
          <b>
            <Trans>Venue closed</Trans>
          </b>{' '}
          <Trans>The venue takes no bookings on this date. Please choose another.</Trans>
        </WhenLine>
      );
    case 'outside-hours':
      return (
        <WhenLine state="closed">
          <b>
            <Trans>Venue closed</Trans>
          </b>{' '}
          <Trans>Your meeting lies outside the venue’s hours.</Trans>{' '}
          <Range weekday={weekday} hours={opening.hours} />
        </WhenLine>
      );
    default:
      return opening satisfies never;
  }
}

/** The latest and earliest possible start (FORM-057, FORM-058). */
export function StartNoticeWords({ notice }: { notice: StartNotice }) {
  const { dateShort } = useFormats();
  if (notice.kind === 'too-late') {
    const day = dateShort(notice.last);
    return (
      <WhenLine state="closed">
        <Trans>Last day for bookings: {day}. Please choose an earlier date.</Trans>
      </WhenLine>
    );
  }
  const hours = notice.minutes / 60;
  const time = notice.from;
  return (
    <WhenLine state="open">
      <Trans>
        Earliest start today: {time} (notice: <Plural value={hours} one="# hour" other="# hours" />)
      </Trans>
    </WhenLine>
  );
}

function Range({ weekday, hours: { start, end } }: { weekday: string; hours: OpeningHours }) {
  const range = `${start}–${end}`;
  return (
    <Trans>
      Opening hours, {weekday}: {range}
    </Trans>
  );
}

const icons = { open: iconClock, closed: iconAlert, abroad: iconGlobe, changed: iconInfo };

/**
 * One line about the meeting’s time; `abroad`, by the visitor’s own clock, never takes more than
 * one, and `changed` says what is not as it was asked for.
 */
export function WhenLine({ state, children }: { state: keyof typeof icons; children: ReactNode }) {
  return (
    <p className={styles.line} data-state={state}>
      <Icon of={icons[state]} />
      <span>{children}</span>
    </p>
  );
}

/** Why nothing can be booked while the venue is closed. */
export const ClosedObstacle = ({ neverOpens = false }: { neverOpens?: boolean }) =>
  neverOpens ? (
    <Trans>The venue takes no bookings at present.</Trans>
  ) : (
    <Trans>The venue is closed at this time. Please choose another time.</Trans>
  );
