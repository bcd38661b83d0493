import { type FoundPlace, PlaceField } from '@foyer/booking-ui';
import type { SearchPlace, Zone } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/**
 * The place to search around, with its zone where known, and the typed text; `text` is `null` while
 * nothing was typed. A text without a picked place has no place.
 */
export type ChosenPlace = { place: SearchPlace | null; text: string | null; zone: Zone | null };

type FoundCity = Extract<FoundPlace, { kind: 'city' }>;

type SearchPlaceFieldProps = {
  findPlaces: BaseSession['findPlaces'];
  chosen: ChosenPlace;
  /** What the server calls the place searched last. */ called: string | null;
  onChoose: (chosen: ChosenPlace) => void;
  error: ReactNode;
};

/** A city to search around; an empty field searches everywhere (HEADER-014, A-148). */
export function SearchPlaceField({
  findPlaces,
  chosen: { place, text },
  called,
  onChoose,
  error,
}: SearchPlaceFieldProps) {
  const { t } = useLingui();
  return (
    <PlaceField
      label={t({ context: 'place to search', message: 'Where' })}
      placeholder={t`Anywhere`}
      text={text ?? (place?.kind === 'area' ? t`This part of the map` : textOf(place, called))}
      onText={(typed) =>
        onChoose({
          text: typed,
          zone: null,
          place: typed.trim() === '' ? { kind: 'anywhere' } : null,
        })
      }
      findPlaces={findPlaces}
      lookingFor={place === null ? (text ?? '') : ''}
      only="city"
      nothing={t`No city here begins like that.`}
      onPick={(city) => city.kind === 'city' && onChoose(chosenCity(city))}
      error={error}
    />
  );
}

/** A city as it is chosen, picked from the list or named as a whole. */
export const chosenCity = (city: FoundCity): ChosenPlace => ({
  place: { kind: 'point', latitude: city.latitude, longitude: city.longitude },
  text: city.name,
  zone: city.zone,
});

function textOf(place: SearchPlace | null, called: string | null): string {
  if (place?.kind === 'city') return place.name;
  return place?.kind === 'point' ? (called ?? `${place.latitude}, ${place.longitude}`) : '';
}
