import { dateOf, type LayoutCode, layoutNameOf, type WallDateTime } from '@foyer/domain';
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

/** The same in a line: `Tue 29 Jun, 09:00–17:00, 10 people`; of several days, their number. */
export function MeetingLine({ of }: { of: readonly Omit<Meeting, 'layout'>[] }) {
  const formats = useFormats();
  const [first] = of;
  if (!first) return null;
  const { start, end, delegates } = first;
  return (
    <>
      {of.length > 1 ? (
        <Plural value={of.length} one="# day" other="# days" />
      ) : (
        <>
          {dateOf(start) === dateOf(end) && `${formats.dateShort(dateOf(start))}, `}
          {formats.span(start, end)}
        </>
      )}
      {', '}
      <Plural value={delegates} one="# person" other="# people" />
    </>
  );
}

/** Time, delegates and seating. */
export function MeetingFacts({ start, end, delegates, layout }: Meeting) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const oneDay = dateOf(start) === dateOf(end);
  const seats = layout === '_none' ? null : i18n._(layoutWord(layoutNameOf(layout)));
  return (
    <>
      <SummaryFact icon={iconCalendar}>
        {oneDay && `${formats.dateLong(dateOf(start))}, `}
        {formats.span(start, end)}
      </SummaryFact>
      <SummaryFact icon={iconUsers}>
        <Plural value={delegates} one="# person" other="# people" />
        {seats !== null && `, ${seats}`}
      </SummaryFact>
    </>
  );
}
