import { colourSchema, hexOf } from '@foyer/sites/studio';
import { TextField } from '@foyer/ui';
import { useState } from 'react';
import * as v from 'valibot';
import css from './controls.module.css';

type ColourFieldProps = {
  label: string;
  /** Names the text beside the control. */
  textLabel: string;
  wrong: string;
  value: string;
  onChange: (value: string) => void;
};

/** A colour as the browser lets one choose it, and as text for what it cannot: `oklch`. */
export function ColourField({ label, textLabel, wrong, value, onChange }: ColourFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && !v.is(colourSchema, draft);
  return (
    <div className={css.colour}>
      <input
        type="color"
        aria-label={label}
        value={hexOf(value)}
        onChange={(event) => {
          setDraft(null);
          onChange(event.target.value);
        }}
      />
      <TextField
        label={<span aria-hidden="true">{label}</span>}
        aria-label={textLabel}
        className={css.grow ?? ''}
        spellCheck={false}
        autoComplete="off"
        value={draft ?? value}
        error={isWrong ? wrong : undefined}
        onChange={(event) => {
          const text = event.target.value.trim();
          setDraft(event.target.value);
          if (v.is(colourSchema, text)) onChange(text);
        }}
        onBlur={() => {
          if (!isWrong) setDraft(null);
        }}
      />
    </div>
  );
}
