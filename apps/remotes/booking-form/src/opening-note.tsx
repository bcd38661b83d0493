import type { Opening, OpeningHours, WallDate } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { FormFacts } from '@foyer/session';
import { Icon, iconAlert, iconClock, iconGlobe } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './opening-note.module.css';

type Props = Pick<FormFacts, 'leadTimeAllows' | 'visitorTime'> & { readonly date: WallDate; readonly opening: Opening };

/** What the venue's hours and notice mean for this meeting (FORM-011, FORM-012, AVAIL-033, B-032), and the visitor's own time where it differs (D-1). */
export function OpeningNote({ date, opening, leadTimeAllows, visitorTime }: Props) {
  return (
    <div className={styles.notes} role="status">
      <Hours date={date} opening={opening} />
      {!leadTimeAllows && (
        <Line state="closed">
          <Trans>The venue needs more notice for this start. Please choose a later one.</Trans>
        </Line>
      )}
      {visitorTime && <VisitorTime {...visitorTime} meetingDate={date} />}
    </div>
  );
}

function Hours({ date, opening }: { readonly date: WallDate; readonly opening: Opening }) {
  const weekday = useFormats().weekday(date);
  switch (opening.kind) {
    case 'open':
      return (
        opening.hours && (
          <Line state="open">
            <Range weekday={weekday} hours={opening.hours} />
          </Line>
        )
      );
    case 'closed-day':
      return (
        <Line state="closed">
          <b>
            <Trans>Venue closed</Trans>
          </b>{' '}
          <Trans>It does not open on {weekday}. Please choose another day.</Trans>
        </Line>
      );
    case 'closed-date':
      return (
        <Line state="closed">
          <b>
            <Trans>Venue closed</Trans>
          </b>{' '}
          <Trans>It takes no bookings on this date. Please choose another.</Trans>
        </Line>
      );
    case 'outside-hours':
      return (
        <Line state="closed">
          <b>
            <Trans>Venue closed</Trans>
          </b>{' '}
          <Trans>Your meeting lies outside its hours.</Trans> <Range weekday={weekday} hours={opening.hours} />
        </Line>
      );
    default:
      return opening satisfies never;
  }
}

function Range({ weekday, hours: { start, end } }: { readonly weekday: string; readonly hours: OpeningHours }) {
  const range = `${start}–${end}`;
  return (
    <Trans>
      Open {weekday} {range}
    </Trans>
  );
}

function VisitorTime({ start, end, zone, meetingDate }: NonNullable<FormFacts['visitorTime']> & { readonly meetingDate: WallDate }) {
  const formats = useFormats();
  // A span over two days names both; one within a day names it only where it is not the meeting's.
  const needsDay = start.slice(0, 10) === end.slice(0, 10) && !start.startsWith(meetingDate);
  const span = needsDay ? `${formats.dateShort(start.slice(0, 10))} ${formats.span(start, end)}` : formats.span(start, end);
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return (
    <p className={styles.line}>
      <Icon of={iconGlobe} />
      <span>
        <Trans>
          {span} your time ({place})
        </Trans>
      </span>
    </p>
  );
}

function Line({ state, children }: { readonly state: 'open' | 'closed'; readonly children: ReactNode }) {
  return (
    <p className={styles.line} data-state={state}>
      <Icon of={state === 'open' ? iconClock : iconAlert} />
      <span>{children}</span>
    </p>
  );
}
