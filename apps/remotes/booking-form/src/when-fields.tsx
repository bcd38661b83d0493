import { lengthWords } from '@foyer/booking-ui';
import { addDays, type BookingQuery, dateOf, type MeetingLength, timeOf, type WallTime } from '@foyer/domain';
import type { FormFacts, VenueSession } from '@foyer/session';
import { Fields, SelectField, Stepper } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue } from 'react';
import { DateField } from './date-field.tsx';
import styles from './when-fields.module.css';

type Props = {
  readonly query: BookingQuery;
  readonly form: FormFacts;
  /** Most attendees the site takes; `null` without a limit. */
  readonly cap: number | null;
  readonly actions: Pick<VenueSession['actions'], 'changeStartDate' | 'changeStartTime' | 'changeEndDate' | 'changeEndTime' | 'changeLength' | 'changeDelegates'>;
};

/** When, how long, for how many, as one block (FORM-002 to FORM-006). */
export function WhenFields({ query, form, cap, actions }: Props) {
  const { t, i18n } = useLingui();
  const { firstDate, lastDate, disabledDates, disabledWeekdays } = form;
  const startDate = dateOf(query.start);
  const lengths = withPresent(form.lengths, query.meetingLength);
  const limit = form.delegatesError?.limit;
  return (
    <Fields className={styles.fields}>
      <DateField label={t`Start date`} value={startDate} limits={{ first: firstDate, last: lastDate, disabledDates, disabledWeekdays }} onChange={actions.changeStartDate} />
      <TimeField label={t`Start time`} times={form.startTimes} value={timeOf(query.start)} onChange={actions.changeStartTime} />
      {/* A meeting ends on its day or the next (FORM-047). */}
      <DateField label={t`End date`} value={dateOf(query.end)} limits={{ first: startDate, last: addDays(startDate, 1), disabledDates, disabledWeekdays }} onChange={actions.changeEndDate} />
      <TimeField label={t`End time`} times={form.endTimes} value={timeOf(query.end)} onChange={actions.changeEndTime} />
      <SelectField label={t`Meeting length`} value={String(query.meetingLength)} onChange={(event) => actions.changeLength(lengths.find((length) => String(length) === event.target.value) ?? query.meetingLength)}>
        {lengths.map((length) => (
          <option key={length} value={String(length)}>
            {i18n._(lengthWords(length))}
          </option>
        ))}
      </SelectField>
      <Stepper
        label={t`Attendees`}
        value={query.delegates}
        max={cap ?? undefined}
        onChange={actions.changeDelegates}
        decreaseLabel={t`One attendee fewer`}
        increaseLabel={t`One attendee more`}
        error={limit !== undefined && <Trans>Groups of more than {limit} cannot be booked here.</Trans>}
      />
    </Fields>
  );
}

type TimeProps = { readonly label: string; readonly times: readonly WallTime[]; readonly value: WallTime; readonly onChange: (time: WallTime) => void };

function TimeField({ label, times, value, onChange }: TimeProps) {
  // The form is there with the time it shows; a day's worth of others follows in the background.
  const choices = useDeferredValue(times, none);
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <TimeOptions times={withPresent(choices, value)} />
    </SelectField>
  );
}

const none: readonly WallTime[] = [];

const TimeOptions = memo(
  ({ times }: { readonly times: readonly WallTime[] }) => times.map((time) => <option key={time}>{time}</option>),
  (before, after) => before.times.join() === after.times.join(),
);

/** A length or time that followed from the other fields is shown though it is not among the choices: 2:45, say. */
const withPresent = <T extends MeetingLength | WallTime>(choices: readonly T[], present: T): readonly T[] => (choices.includes(present) ? choices : [present, ...choices]);
