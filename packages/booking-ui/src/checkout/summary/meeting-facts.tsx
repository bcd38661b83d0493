import {
  dateOf,
  type LayoutCode,
  layoutNameOf,
  peopleAtOnce,
  type WallDateTime,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { iconCalendar, iconUsers } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { layoutWord } from '../../layout-word.ts';
import styles from './meeting-facts.module.css';
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
  const { t } = useLingui();
  const { dateShort, list, span } = useFormats();
  const [first, second] = of;
  if (!first) return null;
  const { start, end } = first;
  const isOneTime = second?.start === start;
  const days = of.length;
  const people = peopleAtOnce(of);
  const when =
    days > 1 && !isOneTime
      ? [t`${plural(days, { one: '# day', other: '# days' })}`]
      : [...(dateOf(start) === dateOf(end) ? [dateShort(dateOf(start))] : []), span(start, end)];
  const group = t`${plural(people, { one: '# person', other: '# people' })}`;
  // A number stays with what it counts.
  const line = list([...when, group.replaceAll(' ', '\u00a0')]);
  return <Together text={line} part={span(start, end)} />;
}

/** The text, without a break inside the part: 09:00–17:00 does not end a line with its dash. */
function Together({ text, part }: { text: string; part: string }) {
  const [before = text, after] = text.split(part);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className={styles.together}>{part}</span>
      {after}
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
  delegates: people,
  layout,
  room: title = null,
  sameTime = false,
}: FactsProps) {
  const { t, i18n } = useLingui();
  const { dateLong, list, span } = useFormats();
  const oneDay = dateOf(start) === dateOf(end);
  const group = list([
    t`${plural(people, { one: '# person', other: '# people' })}`,
    ...(layout === '_none' ? [] : [i18n._(layoutWord(layoutNameOf(layout)))]),
  ]);
  return (
    <>
      {!sameTime && (
        <SummaryFact icon={iconCalendar}>
          <span>
            <Together
              text={list([...(oneDay ? [dateLong(dateOf(start))] : []), span(start, end)])}
              part={span(start, end)}
            />
          </span>
        </SummaryFact>
      )}
      <SummaryFact icon={iconUsers}>
        {title === null ? (
          group
        ) : (
          <Trans>
            <bdi>{title}</bdi>, {group}
          </Trans>
        )}
      </SummaryFact>
    </>
  );
}
