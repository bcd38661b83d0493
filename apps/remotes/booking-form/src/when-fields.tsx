import { venueFields } from '@foyer/booking-ui';
import { addDays, type BookingQuery, dateOf, type OfferKind, timeOf } from '@foyer/domain';
import type { FormFacts, VenueSession } from '@foyer/session';
import { Segments } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { DateField, MeetingFields, TimeField } from './meeting-fields.tsx';

type KindTabsProps = {
  tabs: readonly OfferKind[];
  value: OfferKind;
  onChange: (kind: OfferKind) => void;
};

/** Room or package; nothing to choose where the venue has one kind only (FORM-001, FORM-017). */
export function KindTabs({ tabs, value, onChange }: KindTabsProps) {
  const { t } = useLingui();
  if (tabs.length < 2) return null;
  const names: Readonly<Record<OfferKind, string>> = { room: t`Room`, package: t`Package` };
  return (
    <Segments
      legend={t`What would you like to book?`}
      name={venueFields.kind}
      options={tabs.map((kind) => ({ value: kind, label: names[kind] }))}
      value={value}
      onChange={onChange}
    />
  );
}

type WhenFieldsProps = {
  query: BookingQuery;
  form: FormFacts;
  /** Most attendees the site takes; `null` without a limit. */
  cap: number | null;
  className?: string | undefined;
  /** What each day of a month has for the meeting. */
  daysOf: VenueSession['around']['days'];
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
export function WhenFields(props: WhenFieldsProps) {
  const { t } = useLingui();
  const { query, form, actions } = props;
  const { endTimes, disabledDates, disabledEndWeekdays } = form;
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
            name={venueFields.endDate}
            value={dateOf(query.end)}
            limits={{
              first,
              last: addDays(first, 1),
              isVenueLimit: false,
              disabledDates,
              disabledWeekdays: disabledEndWeekdays,
            }}
            onChange={actions.changeEndDate}
          />
          <TimeField
            label={t`End time`}
            name={venueFields.endTime}
            times={endTimes}
            value={timeOf(query.end)}
            onChange={actions.changeEndTime}
          />
        </>
      }
    />
  );
}
