import { addDays, type BookingQuery, dateOf, timeOf } from '@foyer/domain';
import type { FormFacts, VenueSession } from '@foyer/session';
import { useLingui } from '@lingui/react/macro';
import { DateField } from './date-field.ts';
import { MeetingFields } from './meeting-fields.tsx';
import { TimeField } from './time-field.tsx';

type Props = {
  query: BookingQuery;
  form: FormFacts;
  /** Most attendees the site takes; `null` without a limit. */
  cap: number | null;
  className?: string | undefined;
  actions: Pick<
    VenueSession['actions'],
    | 'changeStartDate'
    | 'changeStartTime'
    | 'changeEndDate'
    | 'changeEndTime'
    | 'changeLength'
    | 'changeDelegates'
  >;
};

/** Start, length and delegates as one block (FORM-002 to FORM-006). */
export function WhenFields(props: Props) {
  const { t } = useLingui();
  const { query, form, actions } = props;
  const { endTimes, disabledDates, disabledWeekdays } = form;
  const first = dateOf(query.start);
  return (
    <MeetingFields
      {...props}
      lengths={form.lengths}
      end={
        <>
          {/* A meeting ends on its day or the next (FORM-047). */}
          <DateField
            label={t`End date`}
            value={dateOf(query.end)}
            limits={{
              first,
              last: addDays(first, 1),
              isVenueLimit: false,
              disabledDates,
              disabledWeekdays,
            }}
            onChange={actions.changeEndDate}
          />
          <TimeField
            label={t`End time`}
            times={endTimes}
            value={timeOf(query.end)}
            onChange={actions.changeEndTime}
          />
        </>
      }
    />
  );
}
