import { layoutWord } from '@foyer/booking-ui';
import { type Room, topEquipment } from '@foyer/domain';
import { Icon, iconCheck, LayoutIcon, VisuallyHidden } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { layoutShapes } from '../layout-shapes.ts';
import styles from './rates.module.css';

/**
 * The seating layouts with their capacity, and the first five pieces of equipment (ROOM-021,
 *
 */
export function RoomSummary({ room }: { room: Room }) {
  const { t, i18n } = useLingui();
  const layouts = room.layouts.filter(({ capacity }) => (capacity ?? 0) > 0);
  const equipment = topEquipment(room);
  return (
    <>
      {layouts.length > 0 && (
        <ul className={styles.layouts} aria-label={t`Seating orders`}>
          {layouts.map(({ name, capacity }) => (
            <li key={name}>
              <LayoutIcon of={layoutShapes[name]} small />
              <VisuallyHidden>{i18n._(layoutWord(name))} </VisuallyHidden>
              {capacity}
            </li>
          ))}
        </ul>
      )}
      {equipment.length > 0 && (
        <ul className={styles.equipment} aria-label={t`Equipment`}>
          {equipment.map((piece) => (
            <li key={piece}>
              <Icon of={iconCheck} small />
              <span>{piece}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
