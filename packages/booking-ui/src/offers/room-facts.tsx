import { dimensionsIn, type Room } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Fact, Facts, iconArea, iconUsers } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Decimals of a measure, the same wherever a room shows it (ROOM-017, A-085). */
export const measureDecimals = (unit: 'metres' | 'feet'): number => (unit === 'feet' ? 2 : 1);

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
  const { number } = useFormats();
  const { area, unit } = dimensionsIn(i18n.locale, dimensions);
  return (
    <Facts>
      <Fact icon={iconUsers}>
        <Trans>
          {min}–{max} people
        </Trans>
      </Fact>
      {area !== null && (
        <Fact icon={iconArea}>
          {number(area, measureDecimals(unit))} {unit === 'feet' ? 'sq ft' : 'm²'}
        </Fact>
      )}
      {children}
    </Facts>
  );
}
