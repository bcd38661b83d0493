import { type FoundPlace, PlaceField, useNamedPlace } from '@foyer/booking-ui';
import { IconButton, iconX } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlaceSearchPaths } from '../navigation.ts';
import styles from './place-search.module.css';

/**
 * A city leads to the search around it, a venue to its page; only after one of them is picked, or
 * named as a whole (HEADER-008, A-148).
 */
export function PlaceSearch({
  search,
  typed = '',
  onClose,
}: {
  search: PlaceSearchPaths;
  /** What was typed before it was here. */ typed?: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState(typed);
  const named = useNamedPlace(search.find);
  const go = (place: FoundPlace) =>
    window.location.assign(
      place.kind === 'city'
        ? search.around(place.latitude, place.longitude)
        : search.venue(place.alias),
    );
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        named.find(text, (place) => place && go(place));
      }}
    >
      <PlaceField
        compact
        autoFocus
        className={styles.field ?? ''}
        label={t`City or venue`}
        placeholder={t`City or venue`}
        text={text}
        onText={(next) => {
          named.stop();
          setText(next);
        }}
        findPlaces={search.find}
        lookingFor={text}
        nothing={t`No city and no venue here begins like that.`}
        onPick={go}
        onEscape={onClose}
      />
      <IconButton
        icon={iconX}
        bare
        label={t`Close the search`}
        className={styles.close}
        onClick={onClose}
      />
    </form>
  );
}
