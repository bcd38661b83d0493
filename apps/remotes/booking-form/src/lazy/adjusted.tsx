import { lengthWords, WhenLine } from '@foyer/booking-ui';
import {
  type Adjustment,
  type BookingQuery,
  dateOf,
  minutesBetween,
  timeOf,
  type WallDateTime,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { FormFacts } from '@foyer/session';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RegistrationLink } from '../attendees-limit.tsx';

type Props = {
  query: Pick<BookingQuery, 'start' | 'end' | 'meetingLength'>;
  adjusted: FormFacts['adjusted'];
  cappedFrom: FormFacts['cappedFrom'];
};

/** What is not as it was asked for, and why: nothing is changed without a word (D-18). */
export const Adjusted = ({ query, adjusted, cappedFrom }: Props) => (
  <>
    {adjusted && (
      <WhenLine state="changed">
        <Words query={query} adjusted={adjusted} />
      </WhenLine>
    )}
    {cappedFrom && (
      <WhenLine state="changed">
        <Capped {...cappedFrom} />
      </WhenLine>
    )}
  </>
);

function Words({ query, adjusted }: { query: Props['query']; adjusted: Adjustment }) {
  switch (adjusted.part) {
    case 'start':
      return <OtherStart query={query} adjusted={adjusted} />;
    case 'end':
      return <OtherEnd query={query} adjusted={adjusted} />;
    case 'length':
      return <OtherLength query={query} adjusted={adjusted} />;
    default:
      return adjusted satisfies never;
  }
}

type Part<Of extends Adjustment['part']> = {
  query: Props['query'];
  adjusted: Extract<Adjustment, { part: Of }>;
};

function OtherStart({ query, adjusted: { asked, reason } }: Part<'start'>) {
  const { dateShort } = useFormats();
  const wanted = useMoment()(asked);
  const date = dateShort(dateOf(asked));
  const now = useMeeting()(query);
  switch (reason) {
    case 'past':
      return (
        <Trans>
          This start is over: {wanted}. Your meeting now: {now}
        </Trans>
      );
    case 'too-soon':
      return (
        <Trans>
          Too soon to book: {wanted}. Your meeting now: {now}
        </Trans>
      );
    case 'too-late':
      return (
        <Trans>
          Too little time is left that day: {wanted}. Your meeting now: {now}
        </Trans>
      );
    case 'between-quarters':
      return (
        <Trans>
          Meetings begin at :00, :15, :30 or :45. You asked for: {wanted}. Your meeting now: {now}
        </Trans>
      );
    case 'between-half-hours':
      return (
        <Trans>
          Packages begin at :00 or :30 here. You asked for: {wanted}. Your meeting now: {now}
        </Trans>
      );
    case 'closed-date':
      return (
        <Trans>
          No bookings on this day: {date}. Your meeting stays as it was: {now}
        </Trans>
      );
    case 'too-far-ahead':
      return (
        <Trans>
          Too far ahead to book: {date}. Your meeting stays as it was: {now}
        </Trans>
      );
    case 'second-time':
      return <SecondTime at={wanted} />;
    default:
      return reason satisfies never;
  }
}

function OtherEnd({ query, adjusted: { asked, reason } }: Part<'end'>) {
  const { dateShort } = useFormats();
  const moment = useMoment();
  const end = dateOf(query.end) === dateOf(query.start) ? timeOf(query.end) : moment(query.end);
  const date = dateShort(dateOf(asked));
  const time = timeOf(asked);
  const hours = minutesBetween(query.start, query.end) / 60;
  switch (reason) {
    case 'too-short':
      return (
        <Trans>
          Shortest meeting: <Plural value={hours} one="# hour" other="# hours" />. End of your
          meeting now: {end}
        </Trans>
      );
    case 'too-long':
      return <Trans>One booking cannot be that long. End of your meeting now: {end}</Trans>;
    case 'between-quarters':
      return (
        <Trans>
          Meetings end at :00, :15, :30 or :45. You asked for: {time}. End of your meeting now:{' '}
          {end}
        </Trans>
      );
    case 'between-half-hours':
      return (
        <Trans>
          Packages end at :00 or :30 here. You asked for: {time}. End of your meeting now: {end}
        </Trans>
      );
    case 'closed-date':
      return (
        <Trans>
          No bookings on this day: {date}. The end of your meeting stays as it was: {end}
        </Trans>
      );
    case 'second-time':
      return <SecondTime at={moment(asked)} />;
    default:
      return reason satisfies never;
  }
}

const SecondTime = ({ at }: { at: string }) => (
  <Trans>
    In the night in which clocks go back this time comes twice: {at}. Your meeting has the first
    one.
  </Trans>
);

function OtherLength({ query, adjusted: { asked, reason } }: Part<'length'>) {
  const { i18n } = useLingui();
  const wanted = i18n._(lengthWords(asked));
  const length = i18n._(lengthWords(query.meetingLength));
  const now = useMeeting()(query);
  const start = timeOf(query.start);
  switch (reason) {
    case 'ends-next-day':
      return (
        <Trans>
          From {start} this length ends on the next day: {wanted}. Your meeting counts as: {length}
        </Trans>
      );
    case 'other-times':
      return (
        <Trans>
          Your meeting: {now}. Its length by start and end: {length}. You asked for: {wanted}
        </Trans>
      );
    case 'one-day-only':
      return <Trans>A package takes one day here. Your meeting now: {now}</Trans>;
    default:
      return reason satisfies never;
  }
}

const Capped = ({ asked, limit, registrationUrl }: NonNullable<FormFacts['cappedFrom']>) => (
  <>
    <Trans>
      At most <Plural value={limit} one="# person" other="# people" /> can be booked here. You asked
      for: {asked}. You see offers for: {limit}
    </Trans>{' '}
    <RegistrationLink url={registrationUrl} />
  </>
);

/** A date with a time: "Mon 8 Jun 2026, 09:00". */
function useMoment(): (wall: WallDateTime) => string {
  const { dateShort, list } = useFormats();
  return (wall) => list([dateShort(dateOf(wall)), timeOf(wall)]);
}

/** A meeting: "Mon 8 Jun 2026, 09:00–17:00". */
function useMeeting(): (query: Props['query']) => string {
  const { dateShort, list, span } = useFormats();
  return ({ start, end }) =>
    dateOf(start) === dateOf(end)
      ? list([dateShort(dateOf(start)), span(start, end)])
      : span(start, end);
}
