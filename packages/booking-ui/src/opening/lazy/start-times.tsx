import type { FreeTimes, WallTime } from '@foyer/domain';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import styles from './start-times.module.css';

type Props = {
  steps: FreeTimes['steps'];
  startTimes: readonly WallTime[];
  /** Of the meeting as it is. */
  start: WallTime;
  /** The steps are those of one room, of which nobody counts how many are free. */
  ofRoom: boolean;
  onStart: (time: WallTime) => void;
};

/**
 * The half hours of a bar as buttons, where one is free and a meeting may start. The keyboard stops
 * once, and arrows lead on.
 */
export function StartTimes({ steps, startTimes, start, ofRoom, onStart }: Props) {
  const { t } = useLingui();
  const mayStart = ({ time, free }: Props['steps'][number]) =>
    free > 0 && startTimes.includes(time);
  const stop = steps.find((step) => step.time === start && mayStart(step)) ?? steps.find(mayStart);
  return (
    <div className={styles.times} role="group" aria-label={t`Start time`} onKeyDown={moveFocus}>
      {steps.map((step) => {
        const { time, free: rooms } = step;
        if (!mayStart(step)) return <span key={time} />;
        return (
          <button
            key={time}
            type="button"
            tabIndex={step === stop ? 0 : -1}
            aria-pressed={time === start}
            aria-label={
              ofRoom
                ? t`Start at ${time}`
                : t`Start at ${time}, ${plural(rooms, { one: '# room free', other: '# rooms free' })}`
            }
            title={time}
            onClick={() => onStart(time)}
          />
        );
      })}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const times = [...event.currentTarget.querySelectorAll('button')];
  const at = times.findIndex((time) => time === event.target);
  const isFromRight = event.currentTarget.matches(':dir(rtl)');
  const next = {
    ArrowLeft: at + (isFromRight ? 1 : -1),
    ArrowRight: at + (isFromRight ? -1 : 1),
    Home: 0,
    End: times.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  times[next]?.focus();
}
