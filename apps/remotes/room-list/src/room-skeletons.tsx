import { OfferSkeletons, RoomFacts } from '@foyer/booking-ui';
import { pageSize } from '@foyer/domain';
import { Bone, Fact, iconHeight } from '@foyer/ui';
import styles from './room-skeletons.module.css';

const usual = { min: 10, max: 30, dimensions: { area: 48, height: null, width: null, length: null } };
/** Height, width and length, which a card of the booking engine shows as well. */
const across = ['3.5 m', '8.0 m', '9.0 m'];

type Props = {
  /** How many rooms there are at most. */
  readonly number: number;
  /** Cards of the booking engine: with what is in the room, and its rates below. */
  readonly engine: boolean;
  readonly hasPackages: boolean;
};

/** Rooms' cards of the final size while the first answer is under way (ROOM-002). */
export function RoomSkeletons({ number, engine, hasPackages }: Props) {
  return (
    <>
      <OfferSkeletons
        number={Math.max(1, Math.min(pageSize, number))}
        facts={
          <RoomFacts room={usual}>
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
            <Bone className={styles.summary} />
          ) : (
            <>
              <Bone className={styles.rates} />
              <Bone className={styles.price} />
            </>
          )
        }
        end={engine ? <Bone className={styles.about} /> : undefined}
        more={engine ? <Bone className={hasPackages ? styles.lines : styles.rental} /> : undefined}
      />
      {number > pageSize && <Bone className={styles.pager} />}
    </>
  );
}
