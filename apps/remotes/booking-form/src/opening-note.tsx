import { OpeningWords, StartNoticeWords, WhenLine } from '@foyer/booking-ui';
import { dateOf, minutesBetween, timeOf, type WallDate } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { FormFacts } from '@foyer/session';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './opening-note.module.css';

type Props = {
  date: WallDate;
  form: Pick<FormFacts, 'opening' | 'neverOpens' | 'notice' | 'leadTimeAllows' | 'visitorTime'>;
  /** What comes and goes: it is last, so that nothing moves. */
  children?: ReactNode;
};

/**
 * The venue's hours and notice for this meeting (FORM-011, FORM-012, AVAIL-033, B-032), and the
 * visitor's own time where it differs (D-1).
 */
export function OpeningNote({ date, form, children }: Props) {
  const { opening, notice, leadTimeAllows, visitorTime } = form;
  return (
    <div className={styles.notes} role="status">
      <OpeningWords date={date} opening={opening} neverOpens={form.neverOpens} />
      {notice && <StartNoticeWords notice={notice} />}
      {/* The local note already says why. */}
      {!leadTimeAllows && notice?.kind !== 'too-late' && opening.kind !== 'closed-date' && (
        <WhenLine state="closed">
          <Trans>The venue needs more notice for this start. Please choose a later one.</Trans>
        </WhenLine>
      )}
      {visitorTime && <VisitorTime {...visitorTime} meetingDate={date} />}
      {children}
    </div>
  );
}

/** Always one line, reserved by the page before the form is mounted. */
function VisitorTime({
  start,
  end,
  zone,
  meetingDate,
}: NonNullable<FormFacts['visitorTime']> & { meetingDate: WallDate }) {
  const { t } = useLingui();
  const { dateShort, list } = useFormats();
  const [from, to] = [dateOf(start), dateOf(end)];
  const days = minutesBetween(`${from}T00:00`, `${to}T00:00`) / (24 * 60);
  // The day is named where it differs from the meeting's.
  const first = from === meetingDate ? [] : [dateShort(from)];
  const times = `${timeOf(start)}–${timeOf(end)}`;
  const later = days === 0 ? [] : [t`${plural(days, { one: '+# day', other: '+# days' })}`];
  const span = list([...first, times, ...later]);
  // The city, not the zone's name in the language, which is too long for one line.
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return (
    <WhenLine state="abroad">
      <Trans>
        Your time: {span} ({place})
      </Trans>
    </WhenLine>
  );
}
