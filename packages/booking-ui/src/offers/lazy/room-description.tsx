import { useState } from 'react';
import { isInLanguage, Translation, untranslated } from '../../translation/translation.tsx';
import { fitsOnCard, type Reading } from '../description.ts';
import styles from './room-description.module.css';

/** The venue's full description of a room, translated on request (ROOM-016). */
export function RoomDescription({
  text,
  reading: { language, spoken, translate },
}: {
  text: string;
  reading: Reading;
}) {
  const [translated, setTranslated] = useState(untranslated);
  const inReach = translated.shown && translated.text !== null;
  return (
    <div>
      <p
        className={styles.text}
        lang={inReach ? language : spoken}
        data-text={inReach ? 'translated' : 'original'}
      >
        <bdi>{inReach ? translated.text : text}</bdi>
      </p>
      {!isInLanguage(spoken, language) && (
        <Translation
          text={text}
          translate={translate}
          state={translated}
          onChange={setTranslated}
        />
      )}
    </div>
  );
}

/** Whether the text is longer than on the card. */
export const isLongerThanCard = (text: string, { language, spoken }: Reading): boolean =>
  text !== '' && (!fitsOnCard(text) || !isInLanguage(spoken, language));
