import { PlaceField } from '@foyer/booking-ui';
import { IconButton, iconX } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlaceSearchPaths } from '../navigation.ts';
import styles from './place-search.module.css';

/**
 * A city leads to the search around it, a venue to its page; only after one of them is picked
 * (HEADER-008, A-148).
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
  return (
    <div className={styles.search}>
      <PlaceField
        compact
        autoFocus
        className={styles.field ?? ''}
        label={t`City or venue`}
        placeholder={t`City or venue`}
        text={text}
        onText={setText}
        findPlaces={search.find}
        lookingFor={text}
        nothing={t`No city and no venue here begins like that.`}
        onPick={(place) =>
          window.location.assign(
            place.kind === 'city'
              ? search.around(place.latitude, place.longitude)
              : search.venue(place.alias),
          )
        }
        onEscape={onClose}
      />
      <IconButton
        icon={iconX}
        bare
        label={t`Close the search`}
        className={styles.close}
        onClick={onClose}
      />
    </div>
  );
}
