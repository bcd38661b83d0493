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
          {wanted} is over. Your meeting is now {now}.
        </Trans>
      );
    case 'too-soon':
      return (
        <Trans>
          {wanted} is too soon to book. Your meeting is now {now}.
        </Trans>
      );
    case 'too-late':
      return (
        <Trans>
          {wanted} leaves too little time that day. Your meeting is now {now}.
        </Trans>
      );
    case 'between-quarters':
      return (
        <Trans>
          Meetings begin at a quarter of an hour, not at {wanted}. Yours is now {now}.
        </Trans>
      );
    case 'closed-date':
      return (
        <Trans>
          The venue takes no bookings on {date}. Your meeting stays {now}.
        </Trans>
      );
    case 'too-far-ahead':
      return (
        <Trans>
          The venue takes no bookings as far ahead as {date}. Your meeting stays {now}.
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
          A meeting takes at least <Plural value={hours} one="# hour" other="# hours" />: yours now
          ends {end}.
        </Trans>
      );
    case 'too-long':
      return <Trans>One booking cannot be that long: your meeting now ends {end}.</Trans>;
    case 'between-quarters':
      return (
        <Trans>
          Meetings end at a quarter of an hour, not at {time}: yours now ends {end}.
        </Trans>
      );
    case 'closed-date':
      return (
        <Trans>
          The venue takes no bookings on {date}. Your meeting still ends {end}.
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
    {at} comes twice in the night in which clocks go back. Your meeting has the first one.
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
          {wanted} from {start} end on the next day, so your meeting counts as “{length}”.
        </Trans>
      );
    case 'other-times':
      return (
        <Trans>
          Your meeting is {now}: by its start and end “{length}”, not “{wanted}”.
        </Trans>
      );
    case 'one-day-only':
      return <Trans>A package takes one day here. Your meeting is now {now}.</Trans>;
    default:
      return reason satisfies never;
  }
}

const Capped = ({ asked, limit, registrationUrl }: NonNullable<FormFacts['cappedFrom']>) => (
  <>
    <Trans>
      {asked} attendees are more than can be booked here. You see offers for {limit}.
    </Trans>{' '}
    <RegistrationLink url={registrationUrl} />
  </>
);

/** A date with a time: "Mon 8 Jun 2026, 09:00". */
function useMoment(): (wall: WallDateTime) => string {
  const { dateShort } = useFormats();
  return (wall) => `${dateShort(dateOf(wall))}, ${timeOf(wall)}`;
}

/** A meeting: "Mon 8 Jun 2026, 09:00–17:00". */
function useMeeting(): (query: Props['query']) => string {
  const { dateShort, span } = useFormats();
  return ({ start, end }) =>
    dateOf(start) === dateOf(end)
      ? `${dateShort(dateOf(start))}, ${span(start, end)}`
      : span(start, end);
}
