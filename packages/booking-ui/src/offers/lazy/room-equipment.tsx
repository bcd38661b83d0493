import { Heading, Icon, iconCheck, Segments } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './room-equipment.module.css';

type Props = { equipment: readonly string[]; withFee: readonly string[] };

/**
 * Equipment that is included, and equipment for a fee (ROOM-018): two tabs where there are both.
 */
export function RoomEquipment({ equipment, withFee }: Props) {
  const { t } = useLingui();
  const [tab, setTab] = useState<'included' | 'fee'>('included');
  if (equipment.length === 0 && withFee.length === 0) return null;
  if (equipment.length === 0 || withFee.length === 0) {
    return (
      <div>
        <Heading level={4}>{withFee.length === 0 ? t`Equipment` : t`Equipment with a fee`}</Heading>
        <Ticks words={withFee.length === 0 ? equipment : withFee} />
      </div>
    );
  }
  return (
    <div>
      <Segments
        legend={t`Equipment`}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'included', label: t`Equipment` },
          { value: 'fee', label: t`With a fee` },
        ]}
      />
      <Ticks words={tab === 'included' ? equipment : withFee} />
    </div>
  );
}

function Ticks({ words }: { words: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {words.map((word) => (
        <li key={word}>
          <Icon of={iconCheck} />
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
