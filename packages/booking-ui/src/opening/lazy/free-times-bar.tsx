import {
  type BookingQuery,
  dateOf,
  type FreeTimes,
  minutesBetween,
  timeOf,
  type WallTime,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { VenueSession } from '@foyer/session';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './free-times-bar.module.css';
import { StartTimes } from './start-times.tsx';

type Props = {
  around: VenueSession['around'];
  query: BookingQuery;
  /** Rooms that suit and are free for the whole meeting; `null` while they are loaded. */
  free: number | null;
  /** The chosen room, whose own day is shown instead. */
  room: { id: string; title: string } | null;
  /** The times at which the meeting may start; a press on one that is free takes it. */
  startTimes: readonly WallTime[];
  onStart: (time: WallTime) => void;
  /** Until the first answer. */
  waiting: ReactNode;
};

const stepMinutes = 30;
const stepWidth = 8;
const height = 40;
/** A label is as wide as so many half hours on a phone. */
const stepsPerLabel = 4;

/**
 * How much is free in each half hour of the meeting's day: of the rooms that suit the group, or of
 * the chosen one. Nothing on a day without hours, and for meetings over several days.
 */
export function FreeTimesBar({ around, query, free, room, startTimes, onStart, waiting }: Props) {
  const { t } = useLingui();
  const { dateShort, list } = useFormats();
  const date = dateOf(query.start);
  const roomId = room?.id ?? null;
  const key = [date, query.delegates, query.layout, query.kind, roomId].join(' ');
  const [answer, setAnswer] = useState<{ to: string; times: FreeTimes | null } | null>(null);
  useEffect(() => {
    let isWaiting = true;
    void around.freeTimes(roomId).then((times) => {
      if (isWaiting) setAnswer({ to: key, times });
    });
    return () => {
      isWaiting = false;
    };
  }, [around, roomId, key]);
  if (answer === null) return waiting;
  if (answer.times === null)
    return (
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>
          <Trans>What is free on this day could not be loaded.</Trans>
        </figcaption>
      </figure>
    );
  // The day before stays until the next has come.
  const { of, steps } = answer.times;
  if (date !== dateOf(query.end) || steps.length === 0) return null;
  const opens = steps[0]?.time ?? '00:00';
  const at = (time: WallTime) =>
    (minutesBetween(`${date}T${opens}`, `${date}T${time}`) / stepMinutes) * stepWidth;
  const [from, to] = [at(timeOf(query.start)), at(timeOf(query.end))];
  const day = dateShort(date);
  const roomTitle = room?.title ?? '';
  return (
    <figure className={styles.figure} data-state={answer.to === key ? undefined : 'busy'}>
      <figcaption className={styles.caption}>
        {room ? (
          <Trans>
            <bdi>{roomTitle}</bdi>: {day}
          </Trans>
        ) : (
          <Trans>Free rooms: {day}</Trans>
        )}
        {!room && free !== null && (
          <span className={styles.count}>
            <Plural
              value={of}
              one={`${free} of # room for the whole meeting`}
              other={`${free} of # rooms for the whole meeting`}
            />
          </span>
        )}
      </figcaption>
      <div className={styles.bar}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${steps.length * stepWidth} ${height + 4}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={list(
            steps
              .filter((step, index) => step.open && steps[index - 1]?.free !== step.free)
              .map(({ time, free: rooms }) =>
                room
                  ? rooms > 0
                    ? t`from ${time}: free`
                    : t`from ${time}: taken`
                  : t`from ${time}: ${plural(rooms, { one: '# room free', other: '# rooms free' })}`,
              ),
          )}
        >
          {steps.map((step, index) => {
            const share = of === 0 ? 0 : step.free / of;
            const tall = Math.round(share * height);
            const x = index * stepWidth;
            const isMine = x >= from && x < to;
            return (
              <g key={step.time} data-mine={isMine || undefined}>
                <rect
                  className={step.open && step.free === 0 ? styles.taken : styles.ground}
                  x={x}
                  y={0}
                  width={stepWidth - 1}
                  height={height}
                />
                <rect
                  className={styles.free}
                  x={x}
                  y={height - tall}
                  width={stepWidth - 1}
                  height={tall}
                />
              </g>
            );
          })}
          <rect
            className={styles.meeting}
            x={Math.max(0, from)}
            y={height + 1}
            width={Math.max(0, Math.min(to, steps.length * stepWidth) - Math.max(0, from) - 1)}
            height={3}
          />
        </svg>
        <StartTimes
          steps={steps}
          startTimes={startTimes}
          start={timeOf(query.start)}
          ofRoom={room !== null}
          onStart={onStart}
        />
      </div>
      <div className={styles.hours} aria-hidden="true">
        {steps.map(({ time }, index) => (
          <span key={time}>
            {index % stepsPerLabel === 0 && index + stepsPerLabel <= steps.length && time}
          </span>
        ))}
      </div>
    </figure>
  );
}
