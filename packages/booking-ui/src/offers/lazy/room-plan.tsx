import { type PlannedSeating, type Room, roomPlan, type RoomPlan as Plan } from '@foyer/domain';
import { Heading } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { layoutWord } from '../../layout-word.ts';
import { RoomPlanDrawing } from './room-plan-drawing.tsx';
import { Measure, ScaleBar, useLengths } from './room-plan-measures.tsx';
import { PlanLegend, PlanNotes } from './room-plan-notes.tsx';
import styles from './room-plan.module.css';

type RoomPlanProps = {
  room: Pick<Room, 'dimensions' | 'walls'>;
  seating: PlannedSeating;
};

/**
 * A room to scale with the group in it. Nothing where the room's measures are not known; what is
 * assumed, and who finds no seat, is said.
 */
export function RoomPlan({ room, seating }: RoomPlanProps) {
  const plan = roomPlan(room, seating);
  return plan && <PlanFigure plan={plan} seating={seating} />;
}

type PlanProps = { plan: Plan; seating: PlannedSeating };

function PlanFigure({ plan, seating }: PlanProps) {
  const { i18n } = useLingui();
  const { lengthIn } = useLengths();
  const layout = i18n._(layoutWord(plan.layout));
  const count = useCount(plan);
  return (
    <figure className={styles.figure}>
      <Heading level={4}>
        <Trans>Room plan</Trans>
      </Heading>
      <div
        className={styles.frame}
        data-proportion={proportionOf(plan)}
        data-size={plan.length < smallRoom ? 'small' : undefined}
      >
        <div className={styles.drawing} dir="ltr">
          <RoomPlanDrawing plan={plan} title={useSentence(plan, seating)} description={count} />
          <Measure place="along" label={lengthIn(plan.length)} />
          <Measure place="across" label={lengthIn(plan.width)} />
          <ScaleBar of={plan.length} />
        </div>
        <figcaption className={styles.caption}>
          <p>
            <strong className={styles.count}>{count}</strong>
            <br />
            {layout}
          </p>
          <PlanNotes plan={plan} seating={seating} />
          <PlanLegend plan={plan} />
        </figcaption>
      </div>
    </figure>
  );
}

/** Metres; the drawing of a shorter room would be coarse if it took the whole width. */
const smallRoom = 6;

/** How much of the width a drawing takes: a deep room would be as high as the screen. */
const proportionOf = ({ length, width }: Plan) => {
  const proportion = length / width;
  return proportion > 1.6 ? 'long' : proportion > 0.9 ? 'usual' : 'deep';
};

/** The plan in one sentence, for who does not see it. */
function useSentence(plan: Plan, { group: people }: PlannedSeating): string {
  const { t, i18n } = useLingui();
  const { lengthIn } = useLengths();
  const group = t`${plural(people, { one: '# person', other: '# people' })}`;
  const layout = i18n._(layoutWord(plan.layout));
  const [long, short] = [Math.max(plan.length, plan.width), Math.min(plan.length, plan.width)];
  const size = `${lengthIn(long)} × ${lengthIn(short)}`;
  if (plan.screen === null || plan.screen.assumed) return t`${group}; ${layout}; room: ${size}`;
  return plan.width <= plan.length
    ? t`${group}; ${layout}; room: ${size}; screen at the short wall`
    : t`${group}; ${layout}; room: ${size}; screen at the long wall`;
}

/** Who sits there, of how many who could; at a reception they stand. */
function useCount({ layout, seated, seats }: Plan): string {
  const { t } = useLingui();
  const all = seats.length;
  return layout === 'cocktail'
    ? t`${plural(all, { one: `${seated} of # place`, other: `${seated} of # places` })}`
    : t`${plural(all, { one: `${seated} of # seat`, other: `${seated} of # seats` })}`;
}
