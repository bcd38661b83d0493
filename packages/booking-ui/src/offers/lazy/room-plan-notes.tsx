import type { PlannedSeating, RoomPlan } from '@foyer/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { classNames } from '@foyer/ui';
import type { ReactNode } from 'react';
import { seatsPath } from './plan-paths.ts';
import { useLengths } from './room-plan-measures.tsx';
import styles from './room-plan.module.css';

type NotesProps = { plan: RoomPlan; seating: PlannedSeating };

/** What a visitor has to know about a plan, most important first. */
export function PlanNotes({ plan, seating: { capacity, group } }: NotesProps) {
  const { lengthIn } = useLengths();
  const drawn = plan.seats.length;
  const left = group - plan.seated;
  const aisle = lengthIn(0.9);
  return (
    <ul className={styles.notes}>
      {left > 0 && (
        <li className={styles.warning}>
          <Plural
            value={left}
            one="# of your group finds no place here."
            other="# of your group find no place here."
          />
        </li>
      )}
      {drawn < capacity && (
        <li>
          <Trans>
            Seats according to the house: {capacity}. Seats in this drawing, with aisles of {aisle}:{' '}
            {drawn}.
          </Trans>
        </li>
      )}
      {plan.toScreen && (
        <li>
          <Distances {...plan.toScreen} />
        </li>
      )}
      {plan.shape === 'assumed' && (
        <li>
          <Trans>Only the area is known: proportions are assumed.</Trans>
        </li>
      )}
      {plan.shape === 'simplified' && (
        <li>
          <Trans>Drawn as a rectangle; by its area the room has another shape.</Trans>
        </li>
      )}
      <AssumedWalls plan={plan} />
    </ul>
  );
}

function Distances({ nearest, farthest }: NonNullable<RoomPlan['toScreen']>) {
  const { lengthIn } = useLengths();
  const [from, to] = [lengthIn(nearest), lengthIn(farthest)];
  return (
    <Trans>
      Distance to the screen: {from} – {to}
    </Trans>
  );
}

function AssumedWalls({ plan: { doors, screen } }: { plan: RoomPlan }) {
  const isDoorAssumed = doors.some(({ assumed }) => assumed);
  const isScreenAssumed = screen?.assumed ?? false;
  if (!isDoorAssumed && !isScreenAssumed) return null;
  return (
    <li>
      {isDoorAssumed && isScreenAssumed ? (
        <Trans>Door and screen are drawn where they usually are (dashed).</Trans>
      ) : isDoorAssumed ? (
        <Trans>The door is drawn where it usually is (dashed).</Trans>
      ) : (
        <Trans>The screen is drawn where it usually is (dashed).</Trans>
      )}
    </li>
  );
}

const oneSeat = (standing: boolean) =>
  seatsPath([{ x: 0.25, y: 0.25, rotation: 270, standing, taken: true }]);

/** What the signs mean; only those that are drawn. */
export function PlanLegend({ plan }: { plan: RoomPlan }) {
  const standing = plan.layout === 'cocktail';
  const seat = oneSeat(standing);
  return (
    <ul className={styles.legend}>
      {plan.seated > 0 && (
        <Sign picture={<path className={styles.taken} d={seat} />}>
          <Trans>your group</Trans>
        </Sign>
      )}
      {plan.seated < plan.seats.length && (
        <Sign picture={<path className={styles.free} d={seat} />}>
          {standing ? <Trans>free place</Trans> : <Trans>free seat</Trans>}
        </Sign>
      )}
      {plan.screen && (
        <Sign
          picture={
            <path
              className={plan.screen.assumed ? styles.assumedScreen : styles.screen}
              d="M0 .25H.5"
            />
          }
        >
          <Trans>screen</Trans>
        </Sign>
      )}
      {plan.windows.length > 0 && (
        <Sign picture={<path className={styles.window} d="M0 .16H.5M0 .34H.5" />}>
          <Trans>window</Trans>
        </Sign>
      )}
      <Sign
        picture={
          <path
            className={classNames(
              styles.door,
              plan.doors.every(({ assumed }) => assumed) && styles.assumed,
            )}
            d="M.02 .48V.02A.46 .46 0 0 1 .48 .48"
          />
        }
      >
        <Trans>door</Trans>
      </Sign>
    </ul>
  );
}

function Sign({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 0.5 0.5" aria-hidden="true">
        {picture}
      </svg>
      {children}
    </li>
  );
}
