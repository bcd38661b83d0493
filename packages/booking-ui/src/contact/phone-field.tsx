import { useLingui } from '@lingui/react/macro';
import { FieldFrame, Fields, Icon, TextField, iconChevronDown, useFieldIds } from '@foyer/ui';
import {
  afterTyping,
  longestPhone,
  type NamedCountry,
  type Numbering,
  type PhoneEntry,
  phonePlaceholder,
} from '@foyer/domain';
import { type ReactNode, useMemo } from 'react';
import { namedCountries } from './named-countries.ts';
import styles from './phone-field.module.css';

type PhoneFieldProps = {
  entry: PhoneEntry;
  numbering: Numbering | null;
  /** The codes could not be loaded: one complete number is asked for. */
  numberingFailed: boolean;
  disabled: boolean;
  error: ReactNode;
  onChange: (entry: PhoneEntry) => void;
};

/**
 * Country and number in one block (group PHONE). The list is the platform's own, with its way to
 * open, close and search.
 */
export function PhoneField({
  entry,
  numbering,
  numberingFailed,
  disabled,
  error,
  onChange,
}: PhoneFieldProps) {
  const { t } = useLingui();
  const number = (
    <TextField
      className={styles.number ?? ''}
      label={t`Phone`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={longestPhone}
      required
      disabled={disabled}
      value={entry.typed}
      error={error}
      placeholder={placeholder(entry, numbering, numberingFailed, t`Pick the country code first`)}
      onChange={(event) => onChange(afterTyping(entry, event.target.value, numbering))}
      onBlur={() =>
        numbering &&
        entry.country !== '' &&
        onChange({ ...entry, typed: numbering.withoutTrunkPrefix(entry.typed, entry.country) })
      }
    />
  );
  if (numberingFailed) return number;
  return (
    <Fields className={styles.fields}>
      <CountryField
        country={entry.country}
        numbering={numbering}
        onChange={(country) => onChange({ ...entry, country })}
      />
      {number}
    </Fields>
  );
}

type CountryFieldProps = {
  country: string;
  numbering: Numbering | null;
  onChange: (country: string) => void;
};

function CountryField({ country, numbering, onChange }: CountryFieldProps) {
  const { t, i18n } = useLingui();
  const ids = useFieldIds(undefined, {});
  const list = useMemo(
    () => namedCountries(numbering?.countries ?? [country].filter(Boolean), i18n.locale),
    [numbering, country, i18n.locale],
  );
  const option = ({ code, name }: NamedCountry) => (
    <option key={code} value={code}>
      {numbering ? `${name} +${numbering.dialCode(code)}` : name}
    </option>
  );
  return (
    <FieldFrame
      id={ids.id}
      noteId={ids.noteId}
      label={t`Country`}
      end={<Icon of={iconChevronDown} className={styles.sign} />}
    >
      <span className={styles.shown} data-control aria-hidden="true">
        {country ? country.toUpperCase() : '–'}{' '}
        {numbering && country && (
          <span className={styles.code}>+{numbering.dialCode(country)}</span>
        )}
      </span>
      <select
        className={styles.native}
        {...ids.control}
        required
        value={country}
        onChange={(event) => onChange(event.target.value)}
      >
        {country === '' && <option value="">{t`Pick the country code`}</option>}
        {list.pinned.map(option)}
        {list.pinned.length > 0 && list.others.length > 0 && <hr />}
        {list.others.map(option)}
      </select>
    </FieldFrame>
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
