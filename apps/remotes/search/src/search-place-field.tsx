import { PlaceField } from '@foyer/booking-ui';
import type { SearchPlace, Zone } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/**
 * The place to search around, with its zone where known, and the typed text; `text` is `null` while
 * nothing was typed. A text without a picked place has no place.
 */
export type ChosenPlace = { place: SearchPlace | null; text: string | null; zone: Zone | null };

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

type FoundCity = Extract<
  Extract<Awaited<ReturnType<BaseSession['findPlaces']>>, { ok: true }>['value'][number],
  { kind: 'city' }
>;

/** The one city with a whole name, as if it had been picked; `null` where there is none, or several. */
export async function cityCalled(
  name: string,
  findPlaces: BaseSession['findPlaces'],
  signal: AbortSignal,
): Promise<ChosenPlace | null> {
  const typed = name.trim();
  const reply = await findPlaces(typed, signal);
  const [city, another] = (reply.ok ? reply.value : [])
    .filter((place) => place.kind === 'city')
    .filter((place) => place.name.localeCompare(typed, undefined, { sensitivity: 'base' }) === 0);
  return city && !another ? chosenCity(city) : null;
}

const chosenCity = (city: FoundCity): ChosenPlace => ({
  place: { kind: 'point', latitude: city.latitude, longitude: city.longitude },
  text: city.name,
  zone: city.zone,
});

function textOf(place: SearchPlace | null, called: string | null): string {
  if (place?.kind === 'city') return place.name;
  return place?.kind === 'point' ? (called ?? `${place.latitude}, ${place.longitude}`) : '';
}
