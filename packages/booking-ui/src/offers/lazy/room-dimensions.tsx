import { dimensionsIn, type Room } from '@foyer/domain';
import {
  Fact,
  Heading,
  Icon,
  iconArea,
  iconHeight,
  iconLength,
  iconWidth,
  VisuallyHidden,
} from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { RoomFacts, useMeasureWords } from '../room-facts.tsx';
import styles from './room-dimensions.module.css';

/**
 * Metres and square metres, feet for American readers (ROOM-017); unknown measures are left out.
 */
function useMeasures(dimensions: Room['dimensions']) {
  const { t, i18n } = useLingui();
  const { area, height, width, length, unit } = dimensionsIn(i18n.locale, dimensions);
  const { areaOf, lengthOf } = useMeasureWords(unit);
  return [
    { name: t`Area`, icon: iconArea, value: area, words: areaOf },
    { name: t`Height`, icon: iconHeight, value: height, words: lengthOf },
    { name: t`Width`, icon: iconWidth, value: width, words: lengthOf },
    {
      name: t({ context: 'of a room', message: 'Length' }),
      icon: iconLength,
      value: length,
      words: lengthOf,
    },
  ].flatMap(({ name, icon, value, words }) =>
    value === null ? [] : [{ name, icon, value: words(value) }],
  );
}

/** Every measure of a room with its name. */
export function RoomDimensions({ dimensions }: Pick<Room, 'dimensions'>) {
  const { t } = useLingui();
  const measures = useMeasures(dimensions);
  if (measures.length === 0) return null;
  return (
    <div>
      <Heading level={4}>{t`Dimensions`}</Heading>
      <dl className={styles.dimensions}>
        {measures.map(({ name, icon, value }) => (
          <div key={name}>
            <Icon of={icon} />
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Capacity and every measure, each with its icon (ROOM-012, ROOM-017, ROOM-021). */
export function RoomMeasures({ room }: { room: Pick<Room, 'min' | 'max' | 'dimensions'> }) {
  const lengths = useMeasures(room.dimensions).filter(({ icon }) => icon !== iconArea);
  return (
    <RoomFacts room={room}>
      {lengths.map(({ name, icon, value }) => (
        <Fact key={name} icon={icon}>
          <VisuallyHidden>{name} </VisuallyHidden>
          {value}
        </Fact>
      ))}
    </RoomFacts>
  );
}
