import { dimensionsIn, type Room } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Fact, Facts, iconArea, iconUsers } from '@foyer/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The sign for square metres in other alphabets. */
const squareMetres: Readonly<Record<string, string>> = { ar: 'م²', ru: 'м²' };

/** A measure in words, the same wherever a room shows it (ROOM-017, A-085). */
export function useMeasureWords(unit: 'metres' | 'feet') {
  const { i18n } = useLingui();
  const { length, number } = useFormats();
  // Only American English measures in feet: nobody translates them.
  return unit === 'feet'
    ? {
        areaOf: (value: number) => `${number(value, 2)} sq ft`,
        lengthOf: (value: number) => `${number(value, 2)} ft`,
      }
    : {
        areaOf: (value: number) => `${number(value)}\u00a0${squareMetres[i18n.locale] ?? 'm²'}`,
        lengthOf: (value: number) => length(value, 'meter'),
      };
}

/**
 * What visitors compare first: capacity and size; `children` are further facts (ROOM-012,
 * ROOM-017).
 */
export function RoomFacts({
  room: { min, max, dimensions },
  children,
}: {
  room: Pick<Room, 'min' | 'max' | 'dimensions'>;
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const { area, unit } = dimensionsIn(i18n.locale, dimensions);
  const { areaOf } = useMeasureWords(unit);
  return (
    <Facts>
      <Fact icon={iconUsers}>
        <Plural value={max} one={`${min}–# person`} other={`${min}–# people`} />
      </Fact>
      {area !== null && <Fact icon={iconArea}>{areaOf(area)}</Fact>}
      {children}
    </Facts>
  );
}
