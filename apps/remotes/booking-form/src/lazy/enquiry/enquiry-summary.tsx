import type { BookingQuery } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { Selection } from '@foyer/session';
import { Plural } from '@lingui/react/macro';
import { titleOf } from '../../chosen.tsx';
import { OutcomeLabel } from '../../outcome-label.tsx';
import styles from './enquiry-dialog.module.css';

/** The requested meeting in one line, as in the form behind. */
export function EnquirySummary({
  query,
  selection,
}: {
  query: BookingQuery;
  selection: Selection;
}) {
  const { dateLong, span } = useFormats();
  const { start, end, delegates } = query;
  const sameDay = start.slice(0, 10) === end.slice(0, 10);
  return (
    <p className={styles.summary}>
      <b>{titleOf(selection)}</b>
      <OutcomeLabel outcome={selection.offer.outcome} />
      <span>
        {sameDay && `${dateLong(start.slice(0, 10))}, `}
        <span className={styles.hours}>{span(start, end)}</span>,{' '}
        <Plural value={delegates} one="# person" other="# people" />
      </span>
    </p>
  );
}
