import { useLingui } from '@lingui/react/macro';
import {
  countriesMatching,
  type CountryKeys,
  type CountryList,
  type Numbering,
} from '@foyer/domain';
import { Icon, iconCheck, TextField } from '@foyer/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { otherNames } from './named-countries.ts';
import styles from './phone-field.module.css';

type CountrySearchProps = {
  className: string;
  country: string;
  list: CountryList;
  /** Id of the list; its options' ids begin with it. */
  listId: string;
  numbering: Numbering | null;
  onChoose: (country: string) => void;
  onEscape: () => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
};

/**
 * The search for a country by name or dial code, with the list under it (PHONE-003, PHONE-012): arrows move, Enter
 * chooses, Escape closes.
 */
export function CountrySearch({
  className,
  country,
  list: { pinned, others },
  listId,
  numbering,
  onChoose,
  onEscape,
  onLeave,
}: CountrySearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const found = countriesMatching([...pinned, ...others], text, keysOf(numbering));
  const chosen = found.findIndex(({ code }) => code === country);
  const [moved, setMoved] = useState<number | null>(null);
  const index = moved ?? Math.max(chosen, 0);
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [index, text]);

  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0)
      setMoved((index + step + found.length) % found.length);
    else if (event.key === 'Enter' && found[index]) onChoose(found[index].code);
    else if (event.key === 'Escape') onEscape();
    else if (event.key !== 'Enter') return;
    // Neither the form nor a dialog around it takes these keys.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <TextField
        className={className}
        label={t`Search for a country`}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[index] && `${listId}-${found[index].code}`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMoved(0);
        }}
        onKeyDown={press}
        onBlur={onLeave}
      />
      {/* Pressing keeps the focus in the field, so that the list is still there when the click comes. */}
      <section className={styles.list} onMouseDown={(event) => event.preventDefault()}>
        <ul id={listId} role="listbox" tabIndex={-1} aria-label={t`Country`}>
          {found.map(({ code, name }, place) => (
            <li
              key={code}
              ref={place === index ? active : null}
              id={`${listId}-${code}`}
              role="option"
              aria-selected={code === country}
              data-active={place === index || undefined}
              data-last-pinned={(text === '' && place === pinned.length - 1) || undefined}
              onClick={() => onChoose(code)}
              onPointerMove={() => place !== index && setMoved(place)}
            >
              <span className={styles.name}>{name}</span>{' '}
              {numbering && (
                <span className={styles.code} dir="ltr">
                  +{numbering.dialCode(code)}
                </span>
              )}
              {code === country && <Icon of={iconCheck} />}
            </li>
          ))}
        </ul>
        <p role="status">{found.length === 0 && t`No country of that name.`}</p>
      </section>
    </>
  );
}

const keysOf = (numbering: Numbering | null): CountryKeys => ({
  otherNames,
  dialCode: (code) => numbering?.dialCode(code) ?? '',
  mainCountry: (digits) => numbering?.fromInternational(`+${digits}`, '')?.country ?? null,
});
