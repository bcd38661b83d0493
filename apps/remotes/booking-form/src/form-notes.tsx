import { venueFields } from '@foyer/booking-ui';
import {
  addMinutes,
  type BookingQuery,
  dateOf,
  minutesBetween,
  optionsInUse,
  roomCounts,
  timeOf,
  type WallTime,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { FormFacts, VenueSession } from '@foyer/session';
import { SkeletonBlock } from '@foyer/ui';
import styles from './form-notes.module.css';
import { LazyPart, lazyPart } from './lazy.ts';
import { MoreOptions } from './more-options.tsx';
import { OpeningNote } from './opening-note.tsx';

type Props = {
  session: VenueSession;
  query: BookingQuery;
  form: FormFacts;
  /** How much is free in each half hour of the day. */
  withTimes?: boolean;
  withOptions?: boolean;
};

const timeRefused = lazyPart(
  'time-refused',
  async () => (await import('./lazy/time-refused.tsx')).TimeRefused,
);
const adjusted = lazyPart('adjusted', async () => (await import('./lazy/adjusted.tsx')).Adjusted);
const openTimes = lazyPart(
  'open-times',
  async () => (await import('./lazy/open-times.ts')).OpenTimes<FormFacts['openTimes'][number]>,
);
const freeTimes = lazyPart(
  'free-times',
  async () => (await import('./lazy/free-times.ts')).FreeTimesBar,
);
const keepQuestion = lazyPart(
  'keep-question',
  async () => (await import('./lazy/keep-question.tsx')).KeepQuestion,
);

/**
 * Below the fields of either form: hours, notices, and more options (FORM-007, FORM-011 to
 * FORM-013).
 */
export function FormNotes({ session, query, form, withTimes = false, withOptions = true }: Props) {
  const preferences = useReadable(session.preferences);
  const { actions, venue } = session;
  return (
    <>
      {form.timeRefused && (
        <LazyPart
          part={timeRefused}
          props={{ onDismiss: actions.dismissTimeRefused }}
          waiting={<SkeletonBlock className={styles.refused} />}
        />
      )}
      <OpeningNote date={dateOf(query.start)} form={form}>
        {(form.adjusted ?? form.cappedFrom) && (
          <LazyPart
            part={adjusted}
            props={{ query, adjusted: form.adjusted, cappedFrom: form.cappedFrom }}
          />
        )}
      </OpeningNote>
      {form.openTimes.length > 0 && (
        <LazyPart part={openTimes} props={{ times: form.openTimes, onTake: actions.changeTime }} />
      )}
      {withTimes && !form.neverOpens && dateOf(query.start) === dateOf(query.end) && (
        <FreeTimes session={session} query={query} form={form} />
      )}
      {withOptions && (
        <MoreOptions
          query={query}
          layouts={form.layouts}
          discount={form.discount}
          takesCode={venue.hasDiscountCode}
          withPackages={form.tabs.length > 1}
          openFirst={
            (session.sent?.has(venueFields.more) ?? false) || optionsInUse(query, session.site)
          }
          actions={actions}
        />
      )}
      {preferences === 'asked' && (
        <LazyPart
          part={keepQuestion}
          props={{ onAnswer: actions.allowPreferences }}
          waiting={<SkeletonBlock className={styles.question} />}
        />
      )}
    </>
  );
}

/** The meeting keeps its length, unless it would end after the last time of the day. */
function startAt(
  time: WallTime,
  { actions }: VenueSession,
  { start, end }: BookingQuery,
  { endTimes }: FormFacts,
): void {
  const moved = addMinutes(`${dateOf(start)}T${time}`, minutesBetween(start, end));
  const last = `${dateOf(start)}T${endTimes.at(-1) ?? time}`;
  actions.changeStartTime(time);
  if (moved <= last) actions.changeEndTime(timeOf(moved));
}

/** Of the chosen room, or of all that suit. */
function FreeTimes({ session, query, form }: Pick<Props, 'session' | 'query' | 'form'>) {
  const { offers, loading } = useReadable(session.offers);
  const selection = useReadable(session.selection);
  const chosen = selection?.kind === 'room' && !selection.rooms ? selection.offer.room : null;
  // Its place is there at once, so that the offers move with the press and not after it.
  const waiting = <SkeletonBlock className={styles.timesWaiting} />;
  return (
    <div className={styles.times}>
      <LazyPart
        part={freeTimes}
        waiting={waiting}
        props={{
          around: session.around,
          query,
          free: loading || offers === null ? null : roomCounts(offers.rooms).suiting,
          room: chosen && { id: chosen.id, title: chosen.title },
          startTimes: form.startTimes,
          onStart: (time) => startAt(time, session, query, form),
          waiting,
        }}
      />
    </div>
  );
}
