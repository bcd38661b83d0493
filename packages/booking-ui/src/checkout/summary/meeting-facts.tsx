import {
  dateOf,
  type LayoutCode,
  layoutNameOf,
  peopleAtOnce,
  type WallDateTime,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { iconCalendar, iconUsers } from '@foyer/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { layoutWord } from '../../layout-word.ts';
import { SummaryFact } from './summary-card.tsx';

type Meeting = {
  start: WallDateTime;
  end: WallDateTime;
  delegates: number;
  layout: LayoutCode | '_none';
};

/**
 * The same in a line: `Tue 29 Jun, 09:00–17:00, 10 people`; of several days, their number; of rooms
 * at the same time, the people in all of them.
 */
export function MeetingLine({ of }: { of: readonly Omit<Meeting, 'layout'>[] }) {
  const formats = useFormats();
  const [first, second] = of;
  if (!first) return null;
  const { start, end } = first;
  const isOneTime = second?.start === start;
  const people = peopleAtOnce(of);
  return (
    <>
      {of.length > 1 && !isOneTime ? (
        <Plural value={of.length} one="# day" other="# days" />
      ) : (
        <>
          {dateOf(start) === dateOf(end) && `${formats.dateShort(dateOf(start))}, `}
          {formats.span(start, end)}
        </>
      )}
      {', '}
      <Plural value={people} one="# person" other="# people" />
    </>
  );
}

type FactsProps = Meeting & {
  /** Where a group sits in two rooms: the room of this part of it. */
  room?: string | null;
  /** The time stands with the room before. */
  sameTime?: boolean;
};

/** Time, delegates and seating. */
export function MeetingFacts({
  start,
  end,
  delegates,
  layout,
  room = null,
  sameTime = false,
}: FactsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const oneDay = dateOf(start) === dateOf(end);
  const seats = layout === '_none' ? null : i18n._(layoutWord(layoutNameOf(layout)));
  return (
    <>
      {!sameTime && (
        <SummaryFact icon={iconCalendar}>
          {oneDay && `${formats.dateLong(dateOf(start))}, `}
          {formats.span(start, end)}
        </SummaryFact>
      )}
      <SummaryFact icon={iconUsers}>
        {room !== null && (
          <>
            <bdi>{room}</bdi>
            {', '}
          </>
        )}
        <Plural value={delegates} one="# person" other="# people" />
        {seats !== null && `, ${seats}`}
      </SummaryFact>
    </>
  );
}
