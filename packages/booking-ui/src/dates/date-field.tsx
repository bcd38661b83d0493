import type { WallDate } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import {
  SkeletonBlock,
  classNames,
  FieldFrame,
  Icon,
  iconCalendar,
  Popover,
  useFieldIds,
  usePopover,
  WithoutScript,
  withScript,
} from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type DateLimits, DateNotes } from './date-notes.tsx';
import type { CalendarProps } from './lazy/calendar.tsx';
import type { LoadDays } from './load-days.ts';
import type { TypedBefore } from './typed-before.ts';
import styles from './date-field.module.css';

export type DateFieldProps = {
  label: string;
  value: WallDate;
  limits: DateLimits;
  /** Its name in a form that is sent without scripts. */
  name?: string | undefined;
  /** What each day of a month has for the meeting, where the calendar shows it. */
  daysOf?: LoadDays | undefined;
  onChange: (date: WallDate) => void;
};

type Props = DateFieldProps & {
  /** Prefetches the calendar before the press; a failure is reported when it is opened. */
  onNear: () => void;
  /** The calendar, loaded by the remote when first shown. */
  calendar: (parts: { props: CalendarProps; waiting: ReactNode; missing: ReactNode }) => ReactNode;
};

/** A date, shown as text; pressing it opens a month, which is loaded at first use. */
export function DateField({
  label,
  value,
  limits,
  name,
  daysOf,
  onChange,
  onNear,
  calendar,
}: Props) {
  const { t } = useLingui();
  const date = useFormats().dateShort(value);
  const { id, noteId } = useFieldIds(undefined, {});
  const { trigger, popover } = usePopover();
  const box = useRef<HTMLDivElement>(null);
  // The popover is filled before it is painted; the calendar is mounted when it can take the focus,
  // and removed after the focus was restored.
  const [shown, setShown] = useState<'closed' | 'opening' | 'open'>('closed');
  const open = shown !== 'closed';
  /**
   * Digits typed at the closed field open it, and go on in its own field for a date. What is typed
   * before that field has been loaded is kept for it, Enter too.
   */
  const [typed, setTyped] = useState(nothingTyped);
  const typeOn = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = afterKey(typed, event.key);
    if (next === null) return;
    event.preventDefault();
    setTyped(next);
    box.current?.showPopover();
  };
  const choose = (chosen: WallDate) => {
    box.current?.hidePopover();
    onChange(chosen);
  };

  return (
    <FieldFrame
      id={id}
      noteId={noteId}
      label={label}
      end={<Icon of={iconCalendar} className={styles.sign} />}
    >
      <button
        {...trigger}
        type="button"
        id={id}
        data-control
        className={classNames(styles.date, withScript)}
        aria-label={t`${label}: ${date}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onKeyDown={typeOn}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {date}
      </button>
      {name !== undefined && (
        <WithoutScript>
          <NativeDate label={label} value={value} limits={limits} name={name} />
        </WithoutScript>
      )}
      <Popover
        {...popover}
        ref={box}
        className={classNames(styles.popover, daysOf && styles.withStates)}
        role="dialog"
        aria-label={label}
        onBeforeToggle={(event) => event.newState === 'open' && setShown('opening')}
        onToggle={(event) => {
          setShown(event.newState);
          if (event.newState === 'closed') setTyped(nothingTyped);
        }}
      >
        {shown !== 'open' ? (
          <WaitingCalendar limits={limits} />
        ) : (
          calendar({
            props: { value, limits, typed, daysOf, onChoose: choose },
            waiting: <WaitingCalendar limits={limits} />,
            missing: <PlainDate label={label} value={value} limits={limits} onChoose={choose} />,
          })
        )}
      </Popover>
    </FieldFrame>
  );
}

const nothingTyped: TypedBefore = { text: '', entered: false };

/** What is typed after a key, in digits of any script; `null` where the key does something else. */
function afterKey({ text, entered }: TypedBefore, key: string): TypedBefore | null {
  if (/^[\p{Nd}./-]$/u.test(key)) return { text: text + key, entered };
  if (text === '') return null;
  if (key === 'Backspace') return { text: text.slice(0, -1), entered };
  return key === 'Enter' ? { text, entered: true } : null;
}

function WaitingCalendar({ limits }: { limits: DateLimits }) {
  return (
    <>
      <SkeletonBlock className={styles.waiting} />
      <DateNotes limits={limits} />
    </>
  );
}

/** The browser's own date input, where the calendar could not be loaded. */
const PlainDate = ({ onChoose, ...date }: Omit<CalendarProps, 'daysOf'> & { label: string }) => (
  <NativeDate
    {...date}
    className={styles.plain}
    onChange={(event) => event.target.value && onChoose(event.target.value)}
  />
);

const NativeDate = ({
  label,
  value,
  limits,
  ...rest
}: Omit<CalendarProps, 'onChoose'> & { label: string } & ComponentProps<'input'>) => (
  <input
    {...rest}
    type="date"
    aria-label={label}
    defaultValue={value}
    min={limits.first}
    max={limits.last ?? undefined}
  />
);
