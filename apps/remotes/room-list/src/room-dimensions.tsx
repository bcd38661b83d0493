import { dimensionsIn, type Room } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Heading, Icon, iconArea, iconHeight, iconLength, iconWidth } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './room-details.module.css';

/** Metres and square metres, feet for American readers (ROOM-017); what the venue did not measure is left out. */
export function RoomDimensions({ dimensions }: { readonly dimensions: Room['dimensions'] }) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const { area, height, width, length, unit } = dimensionsIn(i18n.locale, dimensions);
  const across = unit === 'feet' ? 'ft' : 'm';
  const rows = [
    { name: t`Area`, icon: iconArea, value: area, unit: unit === 'feet' ? 'sq ft' : 'm²' },
    { name: t`Height`, icon: iconHeight, value: height, unit: across },
    { name: t`Width`, icon: iconWidth, value: width, unit: across },
    { name: t`Length`, icon: iconLength, value: length, unit: across },
  ].flatMap((row) => (row.value === null ? [] : [{ ...row, value: number(row.value, unit === 'feet' ? 2 : 1) }]));
  if (rows.length === 0) return null;
  return (
    <div>
      <Heading level={4}>{t`Dimensions`}</Heading>
      <dl className={styles.dimensions}>
        {rows.map(({ name, icon, value, unit }) => (
          <div key={name}>
            <Icon of={icon} />
            <dt>{name}</dt>
            <dd>
              {value} {unit}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
