import { AttendeesField } from '@foyer/booking-ui';
import {
  type AttendeesLimit,
  type OfferKind,
  packageCounts,
  roomCounts,
  type WallTime,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { DaysSession } from '@foyer/session';
import { Button, Fields, Heading, Icon, iconTrash, Segments, SelectField } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { DateField } from './date-field.ts';
import styles from './day-fields.module.css';
import { DayHours } from './day-hours.tsx';
import { focusTab } from './focus-tab.ts';

/**
 * Date, times and delegates of the open day (MULTI-004), whether the venue takes it (MULTI-009),
 * and which list is shown.
 */
export function DayFields({ session }: { session: DaysSession }) {
  const { t } = useLingui();
  const {
    day,
    mayRemove,
    startTimes,
    endTimes,
    firstDate,
    lastDate,
    disabledDates,
    disabledWeekdays,
    opening,
    adjusted,
    neverOpens,
    openTimes,
    delegatesError,
    delegatesTyped,
  } = useReadable(session.shown);
  const { actions, site } = session;
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const { number } = day;
  const remove = () => {
    actions.removeDay(number);
    focusTab(session, section.current);
  };
  return (
    <section ref={section} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.title}>
        <Heading level={2} id={headingId}>
          <Trans>Day #{number}</Trans>
        </Heading>
        {mayRemove && (
          <Button variant="text" size="s" onClick={remove}>
            <Icon of={iconTrash} small />
            <Trans>Remove day</Trans>
          </Button>
        )}
      </div>
      <div className={styles.bar}>
        {/* A new key per day drops half-typed input of another day. */}
        <Fields key={number} className={styles.fields} role="group" aria-labelledby={headingId}>
          <DateField
            label={t`Date`}
            value={day.date}
            limits={{
              first: firstDate,
              last: lastDate,
              isVenueLimit: true,
              disabledDates,
              disabledWeekdays,
            }}
            onChange={actions.changeDate}
          />
          <TimeField
            label={t`Start time`}
            times={startTimes}
            value={day.start}
            onChange={actions.changeStart}
          />
          <TimeField
            label={t`End time`}
            times={endTimes}
            value={day.end}
            onChange={actions.changeEnd}
          />
          <AttendeesField
            label={t`Attendees`}
            value={day.delegates}
            cap={site.delegatesCap}
            typed={delegatesTyped}
            refused={delegatesError && <TooMany {...delegatesError} />}
            onChange={actions.changeDelegates}
          />
        </Fields>
      </div>
      <DayHours
        day={day}
        adjusted={adjusted}
        opening={opening}
        neverOpens={neverOpens}
        openTimes={openTimes}
        onTake={actions.changeDay}
      />
      <Kinds session={session} />
    </section>
  );
}

/** Rooms or packages, with how many fit the day. */
function Kinds({ session }: { session: DaysSession }) {
  const { t } = useLingui();
  const { kind, kinds } = useReadable(session.shown);
  const { offers, loading } = useReadable(session.lists.offers);
  if (kinds.length < 2) return null;
  const unknown = loading ? '…' : '–';
  const rooms = offers ? roomCounts(offers.rooms).suiting : unknown;
  const packages = offers ? packageCounts(offers.packages).suiting : unknown;
  const labels: Readonly<Record<OfferKind, string>> = {
    room: t`Rooms (${rooms})`,
    package: t`Packages (${packages})`,
  };
  return (
    <Segments
      className={styles.kinds}
      legend={t`What to show`}
      options={kinds.map((value) => ({ value, label: labels[value] }))}
      value={kind}
      onChange={session.actions.changeKind}
    />
  );
}

/** With the place where larger groups can ask (FORM-053, A-007). */
const TooMany = ({ limit, registrationUrl }: AttendeesLimit) => (
  <>
    <Trans>
      At most <Plural value={limit} one="# person" other="# people" /> can be booked here.
    </Trans>{' '}
    {registrationUrl !== null && (
      <a href={registrationUrl} target="_blank" rel="noopener">
        <Trans>Register your event</Trans>
      </a>
    )}
  </>
);

type TimeProps = {
  label: string;
  times: readonly WallTime[];
  value: WallTime;
  onChange: (time: WallTime) => void;
};

function TimeField({ label, times, value, onChange }: TimeProps) {
  // A time that is over by now still belongs to the day.
  const choices = times.includes(value) ? times : [value, ...times];
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectField>
  );
}
