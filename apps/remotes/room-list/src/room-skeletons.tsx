import { OfferSkeletons, RoomFacts } from '@foyer/booking-ui';
import { type OfferCards, pageSize, type RatesOnCard } from '@foyer/domain';
import { SkeletonBlock, Fact, iconHeight } from '@foyer/ui';
import styles from './room-skeletons.module.css';

const usualRoom = {
  min: 10,
  max: 30,
  dimensions: { area: 48, height: null, width: null, length: null },
};
/** Height, width and length, also on a card of the booking engine. */
const across = ['3.5 m', '8.0 m', '9.0 m'];

type Props = {
  /** The maximum number of rooms. */
  number: number;
  /** Cards that book have what is in the room, and its rates below. */
  cards: OfferCards;
  /** Counts their rates, as far as they are known; asked by the booking engine's. */
  rates: () => readonly RatesOnCard[];
  hasPackages: boolean;
};

/** Skeletons of rooms in the final size while the first answer loads (ROOM-002). */
export function RoomSkeletons({ number, cards, rates, hasPackages }: Props) {
  const engine = cards === 'book';
  const usual = { ...usualRates, packages: hasPackages ? 1 : 0 };
  const known = engine ? rates() : [];
  return (
    <>
      <OfferSkeletons
        number={Math.min(pageSize, number)}
        facts={
          <RoomFacts room={usualRoom}>
            {engine &&
              across.map((measure) => (
                <Fact key={measure} icon={iconHeight}>
                  {measure}
                </Fact>
              ))}
          </RoomFacts>
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
        more={engine ? (index) => <RateSkeletons {...(known[index] ?? usual)} /> : undefined}
      />
      {number > pageSize && <SkeletonBlock className={styles.pager} />}
    </>
  );
}

/** As for most rooms, until the answer arrives. */
const usualRates = { rental: true, folds: false };

/** The lines at the foot of a card of the booking engine. */
function RateSkeletons({ rental, packages, folds }: RatesOnCard) {
  return (
    <div className={styles.lines}>
      {rental && <SkeletonBlock className={styles.rental} />}
      {Array.from({ length: packages }, (_, index) => (
        <SkeletonBlock key={index} className={styles.packageRate} />
      ))}
      {folds && <SkeletonBlock className={styles.fold} />}
    </div>
  );
}
