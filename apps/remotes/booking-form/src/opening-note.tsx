import { dateOf, minutesBetween, type Opening, type OpeningHours, timeOf, type WallDate } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { FormFacts } from '@foyer/session';
import { classNames, Icon, iconAlert, iconClock, iconGlobe } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './opening-note.module.css';

type Props = { readonly date: WallDate; readonly form: Pick<FormFacts, 'opening' | 'leadTimeAllows' | 'visitorTime' | 'firstDate' | 'lastDate' | 'noticeMinutes' | 'startTimes'> };

/** What the venue's hours and notice mean for this meeting (FORM-011, FORM-012, AVAIL-033, B-032), and the visitor's own time where it differs (D-1). */
export function OpeningNote({ date, form }: Props) {
  const { opening, visitorTime } = form;
  return (
    <div className={styles.notes} role="status">
      <Hours date={date} opening={opening} />
      <Notice date={date} form={form} />
      {visitorTime && <VisitorTime {...visitorTime} meetingDate={date} />}
    </div>
  );
}

/** How early and how late a start may be asked for (FORM-057, FORM-058, AVAIL-028). */
function Notice({ date, form: { leadTimeAllows, lastDate, firstDate, noticeMinutes, startTimes } }: Props) {
  const { dateShort, number } = useFormats();
  if (lastDate !== null && date > lastDate) {
    const day = dateShort(lastDate);
    return (
      <Line state="closed">
        <Trans>The venue takes bookings until {day}. Please choose an earlier date.</Trans>
      </Line>
    );
  }
  if (!leadTimeAllows) {
    return (
      <Line state="closed">
        <Trans>The venue needs more notice for this start. Please choose a later one.</Trans>
      </Line>
    );
  }
  if (noticeMinutes === 0 || date !== firstDate) return null;
  const hours = number(noticeMinutes / 60);
  const [time] = startTimes;
  return (
    <Line state="open">
      <Trans>
        The venue needs {hours} h notice: today from {time}.
      </Trans>
    </Line>
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

/** Always one line, whose place the page keeps before the form is there. */
function VisitorTime({ start, end, zone, meetingDate }: NonNullable<FormFacts['visitorTime']> & { readonly meetingDate: WallDate }) {
  const { t } = useLingui();
  const { dateShort } = useFormats();
  const [from, to] = [dateOf(start), dateOf(end)];
  const days = minutesBetween(`${from}T00:00`, `${to}T00:00`) / (24 * 60);
  // The day is named where it is not the meeting's.
  const first = from === meetingDate ? '' : `${dateShort(from)}, `;
  const later = days === 0 ? '' : ` (${t`${plural(days, { one: '+# day', other: '+# days' })}`})`;
  const span = `${first}${timeOf(start)}–${timeOf(end)}${later}`;
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return (
    <p className={classNames(styles.line, styles.own)}>
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
