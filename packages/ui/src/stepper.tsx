import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldFrame, useFieldIds } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { classNames } from './class-names.ts';
import { iconMinus, iconPlus } from './icons.ts';
import { refusedMark } from './refused-field.ts';
import { withScript } from './without-script.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  label: ReactNode;
  value: number;
  /**
   * Gets the text as typed, 300 ms after the last key or at once on Enter, on leaving the field and
   * on the buttons.
   */
  onChange: (text: string) => void;
  decreaseLabel: string;
  increaseLabel: string;
  min?: number;
  max?: number;
  /** Why the typed text is refused: it stays in the field, and `value` is that before it. */
  error?: ReactNode;
  /** The refused text that stands in the field at first. */
  typed?: string | undefined;
  /**
   * That `value` is another number than the typed one: an error while that stands in the field, a
   * note once it has given way to `value`.
   */
  mended?: ReactNode;
  note?: ReactNode;
  id?: string;
  name?: string;
  /** Enter also submits the form, as in other fields. */
  submits?: boolean;
  className?: string;
};

const restOfTyping = 300;

/**
 * A number that is typed or stepped. The typed text stays unchanged until Enter or until the field
 * is left, and afterwards as long as it is refused. `data-step` lets the page's first script answer a press before this one has come.
 */
export function Stepper({
  label,
  value,
  onChange,
  decreaseLabel,
  increaseLabel,
  min = 1,
  max = Infinity,
  error,
  typed,
  mended,
  note,
  id,
  name,
  submits = false,
  className,
}: StepperProps) {
  const [draft, setDraft] = useState(typed ?? null);
  const [isEditing, setEditing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The text that was reported last, unless it was typed on since. */
  const told = useRef<string | null>(null);
  const stands = draft !== null && (isEditing || Boolean(error && draft.trim()));
  const words = {
    error: error || (stands && mended) || undefined,
    note: mended || note,
  };
  const ids = useFieldIds(id, words);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handOn = (text: string) => {
    clearTimeout(timer.current);
    told.current = text;
    // Typing the previous number again clears a message about another one.
    if (text !== String(value) || error || mended) onChange(text);
  };
  const type = (text: string) => {
    setDraft(text);
    setEditing(true);
    clearTimeout(timer.current);
    told.current = null;
    // An empty field is still being edited; leaving it restores a number.
    if (text !== '') timer.current = setTimeout(() => handOn(text), restOfTyping);
  };
  /** `text` is unknown to React where it was typed while React took the drawn field over. */
  const settle = (text: string) => {
    const typedText = draft ?? (text === String(value) ? null : text);
    if (typedText !== null && typedText !== told.current) handOn(typedText);
  };
  const present = stands && /^\d+$/.test(draft) ? Number(draft) : value;
  const step = (by: 1 | -1) => {
    setDraft(null);
    handOn(String(Math.min(max, Math.max(min, present + by))));
  };

  return (
    <FieldFrame
      id={ids.id}
      noteId={ids.noteId}
      label={label}
      {...words}
      announce
      className={className}
    >
      <div className={styles.stepper}>
        <input
          {...ids.control}
          {...(words.error ? refusedMark : undefined)}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={stands ? draft : String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            setEditing(true);
            if (!error) setDraft(null);
          }}
          onBlur={({ currentTarget }) => {
            setEditing(false);
            settle(currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              if (!submits) event.preventDefault();
              settle(event.currentTarget.value);
              setEditing(false);
            }
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
        />
        <IconButton
          icon={iconMinus}
          data-step={-1}
          label={decreaseLabel}
          small
          unavailable={present <= min}
          className={classNames(styles.button, withScript)}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={iconPlus}
          data-step={1}
          label={increaseLabel}
          small
          unavailable={present >= max}
          className={classNames(styles.button, withScript)}
          onClick={() => step(1)}
        />
      </div>
    </FieldFrame>
  );
}
