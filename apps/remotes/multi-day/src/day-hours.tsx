import { OpenTimes } from '@foyer/booking-ui';
import { dateOf, type DayOpening, type DayTime, timeOf, type WallDate } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Icon, iconAlert, iconClock } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './day-hours.module.css';

type Props = {
  date: WallDate;
  opening: DayOpening;
  neverOpens: boolean;
  openTimes: readonly DayTime[];
  onTake: (time: DayTime) => void;
};

/**
 * The venue's hours on the day, or why it is refused (MULTI-009, A-091, AVAIL-033). The line is
 * always reserved.
 */
export function DayHours({ date, opening, neverOpens, openTimes, onTake }: Props) {
  return (
    <>
      <div className={styles.notes} role="status">
        {neverOpens ? (
          <Closed>
            <Trans>At present it is open on no day and takes no bookings.</Trans>
          </Closed>
        ) : (
          <Words date={date} opening={opening} />
        )}
      </div>
      <OpenTimes
        times={openTimes.map(({ date: on, start, end }) => ({
          start: `${on}T${start}`,
          end: `${on}T${end}`,
        }))}
        onTake={({ start, end }) =>
          onTake({ date: dateOf(start), start: timeOf(start), end: timeOf(end) })
        }
      />
    </>
  );
}

function Words({ date, opening }: { date: WallDate; opening: DayOpening }) {
  const { weekday: weekdayOf, dateShort } = useFormats();
  const weekday = weekdayOf(date);
  switch (opening.kind) {
    case 'open':
      return opening.hours && <Line open>{range(weekday, opening.hours)}</Line>;
    case 'closed-day':
      return (
        <Closed>
          <Trans>It does not open on {weekday}. Please choose another day.</Trans>
        </Closed>
      );
    case 'closed-date':
      return (
        <Closed>
          <Trans>It takes no bookings on this date. Please choose another.</Trans>
        </Closed>
      );
    case 'outside-hours':
      return (
        <Closed>
          <Trans>This day lies outside its hours.</Trans> {range(weekday, opening.hours)}
        </Closed>
      );
    case 'past':
      return (
        <Line>
          <Trans>This start is over. Please choose a later one.</Trans>
        </Line>
      );
    case 'too-far-ahead':
      return <Line>{tooFarAhead(dateShort(opening.lastDate))}</Line>;
    default:
      return opening satisfies never;
  }
}

function range(weekday: string, { start, end }: { start: string; end: string }): ReactNode {
  const hours = `${start}–${end}`;
  return (
    <Trans>
      Open {weekday} {hours}
    </Trans>
  );
}

const tooFarAhead = (day: string): ReactNode => (
  <Trans>The venue takes bookings until {day}. Please choose an earlier date.</Trans>
);

const Closed = ({ children }: { children: ReactNode }) => (
  <Line>
    <b>
      <Trans>Venue closed</Trans>
    </b>{' '}
    {children}
  </Line>
);

const Line = ({ open = false, children }: { open?: boolean; children: ReactNode }) => (
  <p className={styles.line} data-state={open ? 'open' : 'closed'}>
    <Icon of={open ? iconClock : iconAlert} />
    <span>{children}</span>
  </p>
);
