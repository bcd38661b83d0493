import type { BaseSession } from '@foyer/session';
import { type Formats, useFormats } from '@foyer/i18n';
import { Button, iconDoor, iconPin, type Suggestion, SuggestField } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useMemo } from 'react';
import { type FoundPlace, usePlaces } from './use-places.ts';

type PlaceFieldProps = Pick<
  ComponentProps<typeof SuggestField>,
  | 'label'
  | 'placeholder'
  | 'compact'
  | 'error'
  | 'onEscape'
  | 'autoFocus'
  | 'className'
  | 'text'
  | 'onText'
> & {
  findPlaces: BaseSession['findPlaces'];
  /** The searched text; empty once a place was picked. */
  lookingFor: string;
  only?: FoundPlace['kind'];
  /** Shown where no place begins with the text. */
  nothing: string;
  onPick: (place: FoundPlace) => void;
};

/** A field that suggests cities and venues while typing (HEADER-008, HEADER-014, A-148). */
export function PlaceField({
  findPlaces,
  lookingFor,
  only,
  nothing,
  onPick,
  ...field
}: PlaceFieldProps) {
  const { region } = useFormats();
  const { state, places, retry } = usePlaces(findPlaces, lookingFor);
  const offered = useMemo(
    () => places.filter(({ kind }) => only === undefined || kind === only),
    [places, only],
  );
  const suggestions = useMemo(
    () => offered.map((place, index) => suggestionOf(place, index, region)),
    [offered, region],
  );
  const pick = (key: string) => {
    const place = offered[Number(key)];
    if (place) onPick(place);
  };
  const status = {
    idle: null,
    loading: <Trans>Looking …</Trans>,
    found: nothing,
    failed: (
      <>
        <p>
          <Trans>The places did not come.</Trans>
        </p>
        <Button variant="text" size="s" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </>
    ),
  }[state.kind];
  return <SuggestField {...field} suggestions={suggestions} onPick={pick} status={status} />;
}

function suggestionOf(place: FoundPlace, index: number, region: Formats['region']): Suggestion {
  const key = String(index);
  if (place.kind === 'venue') return { key, label: place.name, note: place.city, icon: iconDoor };
  return {
    key,
    label: place.name,
    icon: iconPin,
    ...(place.countryCode && { note: region(place.countryCode) }),
  };
}
