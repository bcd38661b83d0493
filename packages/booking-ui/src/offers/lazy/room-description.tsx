import type { Room } from '@foyer/domain';
import type { VenueTexts } from '../../translation/venue-texts.tsx';
import { fitsOnCard } from '../description.ts';
import styles from './room-description.module.css';

type RoomDescriptionProps = Pick<Room, 'description'> & {
  /** Among which the description is. */
  texts: VenueTexts;
};

/** The venue's full description of a room, translated on request (ROOM-016). */
export const RoomDescription = ({
  description,
  texts: { say, lang, isTranslated, note },
}: RoomDescriptionProps) => (
  <div>
    {description !== '' && (
      <p className={styles.text} lang={lang} data-text={isTranslated ? 'translated' : 'original'}>
        <bdi>{say(description)}</bdi>
      </p>
    )}
    {note}
  </div>
);

/** Whether there is more to read than on the card, or a translation to ask for. */
export const isLongerThanCard = ({
  description,
  spoken,
}: Pick<Room, 'description' | 'spoken'>): boolean =>
  spoken !== undefined || !fitsOnCard(description);
