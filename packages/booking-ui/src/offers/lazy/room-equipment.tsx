import { Heading, Icon, iconCheck, Segments } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { VenueTexts } from '../../translation/venue-texts.tsx';
import styles from './room-equipment.module.css';

type Props = {
  equipment: readonly string[];
  withFee: readonly string[];
  /** Among which those names are. */
  texts: VenueTexts;
};

/**
 * Equipment that is included, and equipment for a fee (ROOM-018): two tabs where there are both.
 */
export function RoomEquipment({ equipment, withFee, texts }: Props) {
  const { t } = useLingui();
  const [tab, setTab] = useState<'included' | 'fee'>('included');
  if (equipment.length === 0 && withFee.length === 0) return null;
  if (equipment.length === 0 || withFee.length === 0) {
    return (
      <div>
        <Heading level={4}>{withFee.length === 0 ? t`Equipment` : t`Equipment with a fee`}</Heading>
        <Ticks words={withFee.length === 0 ? equipment : withFee} texts={texts} />
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
      <Ticks words={tab === 'included' ? equipment : withFee} texts={texts} />
    </div>
  );
}

function Ticks({ words, texts: { say, lang } }: { words: readonly string[]; texts: VenueTexts }) {
  return (
    <ul className={styles.ticks} lang={lang}>
      {words.map((word, at) => (
        <li key={`${at} ${word}`}>
          <Icon of={iconCheck} />
          <bdi>{say(word)}</bdi>
        </li>
      ))}
    </ul>
  );
}
