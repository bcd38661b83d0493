import { AttendeesField, useNamedPlace } from '@foyer/booking-ui';
import {
  askDelegates,
  dateOf,
  delegatesProblem,
  type Instant,
  type NumberProblem,
  type SearchPlace,
  wallOf,
} from '@foyer/domain';
import type { AskedMeeting, BaseSession, SearchFormSession } from '@foyer/session';
import { Button, Icon, iconSearch, refusedField, SelectField } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { SearchDateField } from './search-date-field.tsx';
import { chosenCity, type ChosenPlace, SearchPlaceField } from './search-place-field.tsx';
import styles from './search-form.module.css';
import { searchHours, searchTimes } from './search-choices.ts';

type SearchFormProps = {
  place: SearchPlace;
  called: string | null;
  meeting: AskedMeeting;
  today: Instant;
  site: BaseSession['site'];
  findPlaces: BaseSession['findPlaces'];
  onSearch: SearchFormSession['actions']['search'];
  onChange?: ((asked: AskedMeeting) => void) | undefined;
};

/** Place, start, length and delegates; nothing is requested before the button is pressed. */
export function SearchForm({
  place,
  called,
  meeting,
  today,
  site,
  findPlaces,
  onSearch,
  onChange,
}: SearchFormProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(meeting);
  const [chosen, setChosen] = useState<ChosenPlace>({ place, text: null, zone: null });
  const [unknown, setUnknown] = useState(false);
  const [typed, setTyped] = useState<NumberProblem | null>(null);
  /** The largest group, where a larger one was typed. */
  const [limit, setLimit] = useState<number | null>(null);
  const change = (over: Partial<AskedMeeting>) => {
    const next = { ...asked, ...over };
    setAsked(next);
    onChange?.(next);
  };
  const named = useNamedPlace(findPlaces, 'city');
  const choose = (next: ChosenPlace) => {
    named.stop();
    setChosen(next);
  };
  const search = ({ place: where, zone }: ChosenPlace) => {
    setUnknown(where === null);
    if (where !== null) onSearch(asked, where, zone);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = refusedField(event.currentTarget);
    if (refused !== null) return refused.focus();
    if (chosen.place !== null) return search(chosen);
    named.find(chosen.text ?? '', (city) => {
      const called = city?.kind === 'city' ? chosenCity(city) : chosen;
      setChosen(called);
      search(called);
    });
  };
  return (
    <div className={styles.place}>
      <form className={styles.form} role="search" noValidate onSubmit={submit}>
        <SearchPlaceField
          findPlaces={findPlaces}
          chosen={chosen}
          called={called}
          onChoose={choose}
          error={
            unknown &&
            chosen.place === null && (
              <Trans>Please pick a place from the list, or leave the field empty.</Trans>
            )
          }
        />
        <SearchDateField
          value={asked.date}
          today={dateOf(wallOf(today, 'UTC'))}
          onChange={(date) => change({ date })}
        />
        <SelectField
          label={t`Start`}
          value={asked.time}
          onChange={(event) => change({ time: event.target.value })}
        >
          {searchTimes(asked.time).map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectField>
        <SelectField
          label={t({ context: 'duration of the meeting', message: 'Length' })}
          value={asked.hours}
          onChange={(event) => change({ hours: Number(event.target.value) })}
        >
          {searchHours(asked.hours, site.minimumHours === 1).map((hours) => (
            <option key={hours} value={hours}>
              <Plural value={hours} one="# hour" other="# hours" />
            </option>
          ))}
        </SelectField>
        <AttendeesField
          label={t`People`}
          submits
          value={asked.delegates}
          cap={site.delegatesCap}
          typed={typed}
          refused={
            limit !== null && (
              <Trans>
                At most <Plural value={limit} one="# person" other="# people" /> can be booked here.
              </Trans>
            )
          }
          onChange={(text) => {
            const people = askDelegates(text, site);
            setTyped(delegatesProblem(text, site));
            setLimit(people.kind === 'refused' ? people.limit : null);
            if (people.kind === 'taken') change({ delegates: people.delegates });
          }}
        />
        <Button type="submit" variant="primary" className={styles.go ?? ''}>
          <Icon of={iconSearch} />
          <Trans>Search</Trans>
        </Button>
      </form>
    </div>
  );
}
