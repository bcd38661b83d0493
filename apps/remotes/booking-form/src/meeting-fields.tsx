import { AttendeesField, lengthWords, venueFields } from '@foyer/booking-ui';
import { createDateField } from '@foyer/booking-ui/dates';
import {
  type BookingQuery,
  dateOf,
  type MeetingLength,
  timeOf,
  type WallTime,
} from '@foyer/domain';
import type { FormFacts, VenueSession } from '@foyer/session';
import { Fields, SelectField } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { AttendeesLimitWords } from './attendees-limit.tsx';
import { LazyPart, lazyPart } from './lazy.ts';
import styles from './when-fields.module.css';

export const DateField = createDateField({ LazyPart, lazyPart });

type Props = {
  query: BookingQuery;
  form: FormFacts;
  lengths: readonly MeetingLength[];
  /** Most attendees the site takes; `null` without a limit. */
  cap: number | null;
  className?: string | undefined;
  /** The end of the meeting, where the form asks for it. */
  end?: ReactNode;
  daysOf?: VenueSession['around']['days'];
  /** Further fields of this form. */
  children?: ReactNode;
  actions: Pick<
    VenueSession['actions'],
    'changeStartDate' | 'changeStartTime' | 'changeLength' | 'changeDelegates'
  >;
};

/**
 * The fields of every form: start, length and delegates (FORM-002 to FORM-006, REGUS-001 to
 * REGUS-004).
 */
export function MeetingFields({
  query,
  form,
  lengths,
  cap,
  className = styles.fields,
  end,
  daysOf,
  children,
  actions,
}: Props) {
  const { t, i18n } = useLingui();
  const { firstDate, lastDate, disabledDates, disabledWeekdays, neverOpens } = form;
  const choices = withPresent(neverOpens ? [] : lengths, query.meetingLength);
  return (
    <Fields className={className}>
      <DateField
        label={t`Start date`}
        name={venueFields.startDate}
        value={dateOf(query.start)}
        limits={{
          first: firstDate,
          last: lastDate,
          isVenueLimit: true,
          disabledDates,
          disabledWeekdays,
        }}
        daysOf={daysOf}
        onChange={actions.changeStartDate}
      />
      <TimeField
        label={t`Start time`}
        name={venueFields.startTime}
        times={form.startTimes}
        value={timeOf(query.start)}
        onChange={actions.changeStartTime}
      />
      {end}
      <SelectField
        label={t`Meeting length`}
        name={venueFields.length}
        value={String(query.meetingLength)}
        onChange={(event) =>
          actions.changeLength(
            choices.find((length) => String(length) === event.target.value) ?? query.meetingLength,
          )
        }
      >
        {choices.map((length) => (
          <option key={length} value={String(length)}>
            {i18n._(lengthWords(length))}
          </option>
        ))}
      </SelectField>
      <AttendeesField
        label={t`Attendees`}
        name={venueFields.delegates}
        value={query.delegates}
        cap={cap}
        typed={form.delegatesTyped}
        refused={form.delegatesError && <AttendeesLimitWords {...form.delegatesError} />}
        onChange={actions.changeDelegates}
      />
      {children}
    </Fields>
  );
}

type TimeProps = {
  label: string;
  name: string;
  times: readonly WallTime[];
  value: WallTime;
  onChange: (time: WallTime) => void;
};

/** Times of a day in quarters of an hour (FORM-003, REGUS-002). */
export function TimeField({ onChange, times, ...field }: TimeProps) {
  return (
    <SelectField {...field} onChange={(event) => onChange(event.target.value)}>
      <TimeOptions times={withPresent(times, field.value)} />
    </SelectField>
  );
}

const TimeOptions = memo(
  ({ times }: { times: readonly WallTime[] }) =>
    times.map((time) => <option key={time}>{time}</option>),
  (before, after) => before.times.join() === after.times.join(),
);

/**
 * A length or time that results from other fields is shown although it is not among the options:
 * 2:45, say.
 */
const withPresent = <T extends MeetingLength | WallTime>(
  choices: readonly T[],
  present: T,
): readonly T[] => (choices.includes(present) ? choices : [present, ...choices]);
