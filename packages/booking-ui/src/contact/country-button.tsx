import { useLingui } from '@lingui/react/macro';
import {
  type CountryList,
  countryTypedAhead,
  type Numbering,
  typeAhead,
  type TypedAhead,
} from '@foyer/domain';
import { FieldFrame, Icon, iconChevronDown, useFieldIds, VisuallyHidden } from '@foyer/ui';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import styles from './phone-field.module.css';

type CountryButtonProps = {
  ref: Ref<HTMLButtonElement>;
  country: string;
  list: CountryList;
  numbering: Numbering | null;
  open: boolean;
  /** Id of the list that it opens. */
  listId: string;
  disabled: boolean;
  onClick: () => void;
  onFocus: () => void;
  onChange: (country: string) => void;
};

/** The country of a phone number: opens the list, and takes letters as a select does. */
export function CountryButton({
  ref,
  country,
  list,
  numbering,
  open,
  listId,
  disabled,
  onClick,
  onFocus,
  onChange,
}: CountryButtonProps) {
  const { t } = useLingui();
  const ids = useFieldIds(undefined, {});
  const typed = useRef<TypedAhead | null>(null);
  const all = [...list.pinned, ...list.others];
  const name = all.find(({ code }) => code === country)?.name ?? country.toUpperCase();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return onClick();
    }
    const isLetter =
      /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter) return;
    typed.current = typeAhead(typed.current, event.key, event.timeStamp);
    const found = countryTypedAhead(all, typed.current);
    if (found) onChange(found.code);
  };
  return (
    <FieldFrame
      id={ids.id}
      noteId={ids.noteId}
      label={t`Country`}
      end={<Icon of={iconChevronDown} className={styles.sign} />}
    >
      <button
        {...ids.control}
        ref={ref}
        type="button"
        role="combobox"
        className={styles.country}
        data-control
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-haspopup="listbox"
        disabled={disabled}
        // An open list stays open: its search keeps the focus.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={onClick}
        onFocus={onFocus}
        onKeyDown={press}
      >
        <span aria-hidden="true">{country === '' ? '–' : country.toUpperCase()}</span>
        <VisuallyHidden>{country === '' ? t`Pick the country code` : name}</VisuallyHidden>{' '}
        {numbering && country !== '' && (
          <span className={styles.code} dir="ltr">
            +{numbering.dialCode(country)}
          </span>
        )}
      </button>
    </FieldFrame>
  );
}
