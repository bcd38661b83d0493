import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldFrame, useFieldIds } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { classNames } from './class-names.ts';
import { iconMinus, iconPlus } from './icons.ts';
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
  error?: ReactNode;
  note?: ReactNode;
  id?: string;
  name?: string;
  className?: string;
};

const restOfTyping = 300;

/**
 * A number that is typed or stepped. The typed text stays unchanged until it has been reported.
 * `data-step` lets the page's first script answer a press before this one has come.
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
  note,
  id,
  name,
  className,
}: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const ids = useFieldIds(id, { error, note });
  useEffect(() => () => clearTimeout(timer.current), []);

  const handOn = (text: string) => {
    clearTimeout(timer.current);
    // Typing the previous number again clears a message about another one.
    if (text !== String(value) || error) onChange(text);
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    // An empty field is still being edited; leaving it restores a number.
    if (text !== '') timer.current = setTimeout(() => handOn(text), restOfTyping);
  };
  const settle = () => {
    if (draft !== null) handOn(draft);
    setDraft(null);
  };
  const present = /^\d+$/.test(draft ?? '') ? Number(draft) : value;
  const step = (by: 1 | -1) => {
    setDraft(null);
    handOn(String(Math.min(max, Math.max(min, present + by))));
  };

  return (
    <FieldFrame
      id={ids.id}
      noteId={ids.noteId}
      label={label}
      error={error}
      note={note}
      className={className}
    >
      <div className={styles.stepper}>
        <input
          {...ids.control}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={draft ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              settle();
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
