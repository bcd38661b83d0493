import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { type IconShape, iconSearch } from './icons.ts';
import styles from './suggest-field.module.css';

export type Suggestion = { key: string; label: string; note?: string; icon: IconShape };

type SuggestFieldProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  suggestions: readonly Suggestion[];
  onPick: (key: string) => void;
  /** Shown under the field where there is nothing to pick: loading, nothing found, failed. */
  status?: ReactNode;
  placeholder?: string;
  /** Without a visible label where the placeholder has room; it is announced. */
  compact?: boolean;
  error?: ReactNode;
  /** Escape, when no list is open. */
  onEscape?: () => void;
  autoFocus?: boolean;
  className?: string;
};

/**
 * A field with suggestions for a text: arrows and Enter pick, Escape closes the list, and the first
 * is picked by default.
 */
export function SuggestField({
  label,
  text,
  onText,
  suggestions,
  onPick,
  status,
  placeholder,
  compact = false,
  error,
  onEscape,
  autoFocus,
  className,
}: SuggestFieldProps) {
  const id = useId();
  const [closed, setClosed] = useState(true);
  const [at, setAt] = useState({ suggestions, index: 0 });
  const index = at.suggestions === suggestions ? at.index : 0;
  const open = !closed && suggestions.length > 0;
  const move = (by: number) =>
    setAt({ suggestions, index: (index + by + suggestions.length) % suggestions.length });
  const pick = (key: string) => {
    setClosed(true);
    onPick(key);
  };
  const press = (event: KeyboardEvent) => {
    const chosen = suggestions[index];
    if (event.key === 'Escape' && closed) onEscape?.();
    else if (event.key === 'Escape') setClosed(true);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      setClosed(false);
    } else if (event.key === 'Enter' && open && chosen) {
      event.preventDefault();
      pick(chosen.key);
    }
  };
  return (
    <div className={classNames(styles.suggest, className)} data-compact={compact || undefined}>
      <div className={styles.field} data-state={error ? 'error' : undefined}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <Icon of={iconSearch} className={styles.sign} />
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          autoFocus={autoFocus}
          placeholder={placeholder}
          value={text}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open ? `${id}-${index}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setClosed(false);
            onText(event.target.value);
          }}
          onKeyDown={press}
          onBlur={() => setClosed(true)}
        />
      </div>
      <ul
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={label}
        hidden={!open}
      >
        {suggestions.map((suggestion, place) => (
          // Pressing keeps the focus in the field, so that the list still exists at the click.
          <li
            key={suggestion.key}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === index}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion.key)}
            onPointerMove={() => place !== index && setAt({ suggestions, index: place })}
          >
            <Icon of={suggestion.icon} />
            <span className={styles.words}>
              <span>{suggestion.label}</span>
              {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {/* The live region exists before its text, so that the text is announced. */}
      <div
        role="status"
        className={styles.status}
        onPointerDown={(event) => event.preventDefault()}
      >
        {!closed && !open && status && <div>{status}</div>}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
