import { useFormats } from '@foyer/i18n';
import { useLingui } from '@lingui/react/macro';
import { Fields, TextField } from '@foyer/ui';
import {
  afterLeaving,
  afterTyping,
  listOpenAfter,
  type ListEvent,
  longestPhone,
  type Numbering,
  type PhoneEntry,
  phonePlaceholder,
} from '@foyer/domain';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { CountryButton } from './country-button.tsx';
import { CountrySearch } from './country-search.tsx';
import { namedCountries } from './named-countries.ts';
import styles from './phone-field.module.css';

type PhoneFieldProps = {
  /** What the number is called; "Phone" unless said otherwise. */
  label?: string;
  required?: boolean;
  entry: PhoneEntry;
  numbering: Numbering | null;
  /** The codes could not be loaded: one whole number is asked for instead. */
  numberingFailed: boolean;
  disabled: boolean;
  error: ReactNode;
  onChange: (entry: PhoneEntry) => void;
};

/**
 * Country and number in one block (group PHONE). While the list of countries is open, the box of
 * the number is the search for one (B-054).
 */
export function PhoneField({
  label,
  required = true,
  entry,
  numbering,
  numberingFailed,
  disabled,
  error,
  onChange,
}: PhoneFieldProps) {
  const { t, i18n } = useLingui();
  const { region } = useFormats();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const countryBox = useRef<HTMLButtonElement>(null);
  const numberBox = useRef<HTMLInputElement>(null);
  /** Where the focus goes when the list closes under it. */
  const focusNext = useRef<'country' | 'number' | null>(null);
  const list = useMemo(
    () =>
      namedCountries(numbering?.countries ?? [entry.country].filter(Boolean), region, i18n.locale),
    [numbering, entry.country, region, i18n.locale],
  );
  useEffect(() => {
    if (open || focusNext.current === null) return;
    const box = focusNext.current === 'country' ? countryBox : numberBox;
    box.current?.focus();
    focusNext.current = null;
  }, [open]);

  const tell = (event: ListEvent) => setOpen(listOpenAfter(open, event, entry.country));
  const close = (event: 'choose' | 'leave', focus: typeof focusNext.current) => {
    focusNext.current = focus;
    tell(event);
  };

  const number = (
    <TextField
      ref={numberBox}
      className={styles.number ?? ''}
      label={label ?? t`Phone`}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={longestPhone}
      required={required}
      disabled={disabled}
      value={entry.typed}
      error={error}
      placeholder={placeholder(entry, numbering, numberingFailed, t`Pick the country code first`)}
      onChange={(event) => onChange(afterTyping(entry, event.target.value, numbering))}
      onBlur={() => numbering && onChange(afterLeaving(entry, numbering))}
    />
  );
  if (numberingFailed) return number;
  return (
    <div
      className={styles.phone}
      onPointerLeave={({ pointerType }) =>
        open && pointerType === 'mouse' && close('leave', 'country')
      }
    >
      <Fields className={styles.fields}>
        <CountryButton
          ref={countryBox}
          country={entry.country}
          list={list}
          numbering={numbering}
          open={open}
          listId={listId}
          disabled={disabled}
          onClick={() => tell('click')}
          // Escape in the list of a number without a country leads back here.
          onFocus={() => focusNext.current === null && tell('focus')}
          onChange={(country) => onChange({ ...entry, country })}
        />
        {!open && number}
        {open && (
          <CountrySearch
            className={styles.number ?? ''}
            country={entry.country}
            list={list}
            listId={listId}
            numbering={numbering}
            onChoose={(country) => {
              onChange({ ...entry, country });
              close('choose', 'number');
            }}
            onEscape={() => close('leave', 'country')}
            onLeave={() => close('leave', null)}
          />
        )}
      </Fields>
    </div>
  );
}

function placeholder(
  entry: PhoneEntry,
  numbering: Numbering | null,
  failed: boolean,
  pickFirst: string,
): string {
  if (failed) return '+358 41 2345678';
  return phonePlaceholder(entry.country, numbering) ?? pickFirst;
}
