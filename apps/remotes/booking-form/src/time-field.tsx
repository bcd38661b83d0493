import type { MeetingLength, WallTime } from '@foyer/domain';
import { SelectField } from '@foyer/ui';
import { memo, useDeferredValue } from 'react';

type TimeProps = {
  label: string;
  times: readonly WallTime[];
  value: WallTime;
  onChange: (time: WallTime) => void;
};

/** Times of a day in quarters of an hour (FORM-003, REGUS-002). */
export function TimeField({ label, times, value, onChange }: TimeProps) {
  // The form is rendered with the shown time; the other times of the day follow in the background.
  const choices = useDeferredValue(times, none);
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <TimeOptions times={withPresent(choices, value)} />
    </SelectField>
  );
}

const none: readonly WallTime[] = [];

const TimeOptions = memo(
  ({ times }: { times: readonly WallTime[] }) =>
    times.map((time) => <option key={time}>{time}</option>),
  (before, after) => before.times.join() === after.times.join(),
);

/**
 * A length or time that results from other fields is shown although it is not among the options:
 * 2:45, say.
 */
export const withPresent = <T extends MeetingLength | WallTime>(
  choices: readonly T[],
  present: T,
): readonly T[] => (choices.includes(present) ? choices : [present, ...choices]);
