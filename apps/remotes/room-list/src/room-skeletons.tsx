import { OfferSkeletons, RoomFacts, RoomReasons, RoomSeats } from '@foyer/booking-ui';
import { type OfferCards, pageSize } from '@foyer/domain';
import { SkeletonBlock, Fact, iconHeight } from '@foyer/ui';
import styles from './room-skeletons.module.css';

const usualRoom = {
  min: 10,
  max: 30,
  dimensions: { area: 48, height: null, width: null, length: null },
  layouts: (['theater', 'classroom', 'ushape'] as const).map((name) => ({
    name,
    capacity: 30,
    originalCapacity: 30,
  })),
};
/** Height, width and length, also on a card of the booking engine. */
const across = ['3.5 m', '8.0 m', '9.0 m'];

type Props = {
  /** The maximum number of rooms. */
  number: number;
  /** Cards that book have what is in the room, and its rates below. */
  cards: OfferCards;
  hasPackages: boolean;
};

/** Skeletons of rooms in the final size while the first answer loads (ROOM-002). */
export function RoomSkeletons({ number, cards, hasPackages }: Props) {
  const engine = cards === 'book';
  return (
    <>
      <OfferSkeletons
        number={Math.min(pageSize, number)}
        paired={cards !== 'book'}
        facts={
          <>
            <RoomFacts room={usualRoom}>
              {engine &&
                across.map((measure) => (
                  <Fact key={measure} icon={iconHeight}>
                    {measure}
                  </Fact>
                ))}
            </RoomFacts>
            {!engine && <RoomSeats room={usualRoom} checkout="cart" />}
            <RoomReasons />
          </>
        }
        middle={
          engine ? (
            <SkeletonBlock className={styles.summary} />
          ) : (
            <>
              <SkeletonBlock className={styles.rates} />
              <SkeletonBlock className={styles.price} />
            </>
          )
        }
        end={engine ? <SkeletonBlock className={styles.about} /> : undefined}
        more={
          engine
            ? () => (
                <div className={styles.lines}>
                  <SkeletonBlock className={styles.rental} />
                  {hasPackages && <SkeletonBlock className={styles.packageRate} />}
                </div>
              )
            : undefined
        }
      />
      {number > pageSize && <SkeletonBlock className={styles.pager} />}
    </>
  );
}
