import { OpenTimes } from '@foyer/booking-ui';
import {
  dateOf,
  type Day,
  type DayAdjustment,
  type DayOpening,
  type DayTime,
  timeOf,
  type WallDate,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Icon, iconAlert, iconClock, iconInfo } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './day-hours.module.css';

type Props = {
  day: Day;
  adjusted: DayAdjustment | null;
  opening: DayOpening;
  neverOpens: boolean;
  openTimes: readonly DayTime[];
  onTake: (time: DayTime) => void;
};

/**
 * The venue's hours on the day, or why it is refused (MULTI-009, A-091, AVAIL-033). The line is
 * always reserved.
 */
export function DayHours({ day, adjusted, opening, neverOpens, openTimes, onTake }: Props) {
  return (
    <>
      <div className={styles.notes} role="status">
        {neverOpens ? (
          <Closed>
            <Trans>At present the venue is open on no day and takes no bookings.</Trans>
          </Closed>
        ) : (
          <Words date={day.date} opening={opening} />
        )}
        {adjusted && (
          <Line state="changed">
            <Changed day={day} adjusted={adjusted} />
          </Line>
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
      return opening.hours && <Line state="open">{openOn(weekday, opening.hours)}</Line>;
    case 'closed-day':
      return (
        <Closed>
          <Trans>
            The venue does not open on this weekday ({weekday}). Please choose another day.
          </Trans>
        </Closed>
      );
    case 'closed-date':
      return (
        <Closed>
          <Trans>The venue takes no bookings on this date. Please choose another.</Trans>
        </Closed>
      );
    case 'outside-hours':
      return (
        <Closed>
          <Trans>This day lies outside the venue’s hours.</Trans> {openOn(weekday, opening.hours)}
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

function openOn(weekday: string, { start, end }: { start: string; end: string }): ReactNode {
  const range = `${start}–${end}`;
  return (
    <Trans>
      Opening hours, {weekday}: {range}
    </Trans>
  );
}

const tooFarAhead = (day: string): ReactNode => (
  <Trans>Last day for bookings: {day}. Please choose an earlier date.</Trans>
);

const Closed = ({ children }: { children: ReactNode }) => (
  <Line>
    <b>
      <Trans>Venue closed</Trans>
    </b>{' '}
    {children}
  </Line>
);

const icons = { open: iconClock, closed: iconAlert, changed: iconInfo };

type LineProps = { state?: keyof typeof icons; children: ReactNode };
const Line = ({ state = 'closed', children }: LineProps) => (
  <p className={styles.line} data-state={state}>
    <Icon of={icons[state]} />
    <span>{children}</span>
  </p>
);

/** Nothing is changed without a word (D-18). */
function Changed({ day: { start, end }, adjusted }: { day: Day; adjusted: DayAdjustment }) {
  switch (adjusted.part) {
    case 'start': {
      const { asked } = adjusted;
      return (
        <Trans>
          Start {asked}: no time is left to end that day. Your day now: {start} to {end}
        </Trans>
      );
    }
    case 'end': {
      const { was } = adjusted;
      return (
        <Trans>
          End {was}: not after the start. Your end now: {end}
        </Trans>
      );
    }
    case 'both': {
      const [from, to] = [adjusted.was.start, adjusted.was.end];
      return (
        <Trans>
          Each day has half hours and ends on its own date. Before: {from} to {to}. Now: {start} to{' '}
          {end}
        </Trans>
      );
    }
    default:
      return adjusted satisfies never;
  }
}
