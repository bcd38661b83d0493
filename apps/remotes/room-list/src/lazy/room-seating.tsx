import {
  type CheckoutFlow,
  type LayoutCode,
  type RoomLayout,
  type Seating,
  seatingsOf,
} from '@foyer/domain';
import { layoutWord } from '@foyer/booking-ui';
import { LayoutIcon, VisuallyHidden } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { layoutShapes } from './layout-shapes.ts';
import styles from './room-seating.module.css';

type Props = {
  layouts: readonly RoomLayout[];
  delegates: number;
  checkout: CheckoutFlow;
  chosen: LayoutCode | '_none';
  onChoose: (layout: LayoutCode) => void;
};

const order = Object.keys(layoutShapes);

/**
 * Seating layouts with their capacity for this group (ROOM-015, AVAIL-008): one can be selected,
 * unsuitable ones stay readable.
 */
export function RoomSeating({ layouts, delegates: people, checkout, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.seating}>
      <legend className={styles.legend}>
        <Plural value={people} one="Seating for # person" other="Seating for # people" />
      </legend>
      <div className={styles.layouts}>
        {seatingsOf(layouts, people, checkout)
          .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
          .map((seating) => (
            <Layout
              key={seating.name}
              seating={seating}
              group={name}
              checked={seating.code === chosen}
              onChoose={onChoose}
            />
          ))}
      </div>
    </fieldset>
  );
}

type LayoutProps = {
  seating: Seating;
  group: string;
  checked: boolean;
  onChoose: (layout: LayoutCode) => void;
};

function Layout({
  seating: { name, code, capacity: seats, allowed, reduced },
  group,
  checked,
  onChoose,
}: LayoutProps) {
  const { i18n } = useLingui();
  return (
    <label className={styles.layout}>
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={!allowed}
        onChange={() => onChoose(code)}
      />
      <LayoutIcon of={layoutShapes[name]} />
      <span className={styles.name}>{i18n._(layoutWord(name))}</span>
      <span className={styles.capacity}>
        {seats === 0 ? (
          <Trans context="a seating layout">not available</Trans>
        ) : (
          <Trans>up to {seats}</Trans>
        )}
      </span>
      {seats > 0 && !allowed && (
        <VisuallyHidden>
          <Trans>not available for your group</Trans>
        </VisuallyHidden>
      )}
      {seats > 0 && reduced && (
        <span className={styles.reduced}>
          <Trans>capacity reduced</Trans>
        </span>
      )}
    </label>
  );
}
