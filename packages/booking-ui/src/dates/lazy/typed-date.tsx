import type { WallDate } from '@foyer/domain';
import { type Formats, useFormats } from '@foyer/i18n';
import { TextField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TypedBefore } from '../typed-before.ts';
import { orderOf, readTypedDate, sampleDate } from './read-typed-date.ts';
import styles from './calendar.module.css';

type TypedDateProps = {
  /** What was typed before the field was there; it then gets the focus, and takes what was entered. */
  typed: TypedBefore;
  /** The first day that can be chosen. */
  first: WallDate;
  isBookable: (date: WallDate) => boolean;
  onChoose: (date: WallDate) => void;
};

/**
 * A date that is typed in the order of the language: taken by Enter or on leaving the calendar,
 * refused at the field with the order in words.
 */
export function TypedDate({ typed, first, isBookable, onChoose }: TypedDateProps) {
  const { t } = useLingui();
  const { dateNumeric, dateLong, dates } = useFormats();
  const [text, setText] = useState(typed.text);
  const [error, setError] = useState<ReactNode>(null);
  const settled = useRef(false);
  const order = orderOf(dateNumeric(sampleDate));
  const example = dateNumeric(`${first.slice(0, 4)}-12-31`);
  const take = () => {
    if (text.trim() === '') return;
    const date = readTypedDate(text, order, first, monthNames(dates));
    if (date === null) return setError(<NoSuchDay first={order[0]} example={example} />);
    if (!isBookable(date)) {
      const day = dateLong(date);
      return setError(<Trans>Not bookable: {day}</Trans>);
    }
    // The calendar closes, which leaves the field as well.
    settled.current = true;
    onChoose(date);
  };
  const takeEntered = useEffectEvent(() => {
    if (typed.entered) take();
  });
  useEffect(() => takeEntered(), []);
  return (
    <TextField
      className={styles.typed ?? ''}
      label={t`Type a date`}
      placeholder={example}
      inputMode={/^[\d./-]+$/.test(example) ? 'decimal' : 'text'}
      autoComplete="off"
      enterKeyHint="done"
      autoFocus={typed.text !== ''}
      announce
      value={text}
      error={error}
      onChange={(event) => {
        setText(event.target.value);
        setError(null);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.closest('[popover]')?.contains(relatedTarget) ?? false;
        if (!isInside && !settled.current) take();
      }}
      onKeyDown={(event) => {
        settled.current = event.key === 'Escape';
        if (event.key !== 'Enter') return;
        // The form around it is not sent.
        event.preventDefault();
        take();
      }}
    />
  );
}

function NoSuchDay({ first, example }: { first: 'day' | 'month' | 'year'; example: string }) {
  switch (first) {
    case 'day':
      return <Trans>There is no such day. Please write day, month, year: {example}.</Trans>;
    case 'month':
      return <Trans>There is no such day. Please write month, day, year: {example}.</Trans>;
    case 'year':
      return <Trans>There is no such day. Please write year, month, day: {example}.</Trans>;
    default:
      return first satisfies never;
  }
}

const monthNames = (dates: Formats['dates']): readonly string[] => {
  const name = dates({ month: 'long' });
  return Array.from({ length: 12 }, (_, month) => name(new Date(Date.UTC(2026, month, 15))));
};
