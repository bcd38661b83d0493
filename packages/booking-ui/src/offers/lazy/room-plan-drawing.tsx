import type { Placed, RoomPlan, Table } from '@foyer/domain';
import { classNames } from '@foyer/ui';
import { useId } from 'react';
import { doorPath, seatsPath, wallLine } from './plan-paths.ts';
import styles from './room-plan.module.css';

/** In metres; walls stand around the measured floor. */
const wallWidth = 0.14;

type DrawingProps = { plan: RoomPlan; title: string; description: string };

/**
 * A plan to scale, one metre a unit. What belongs together is one path, so that a hall of a thousand
 * chairs is as light as a table for four; all colours are roles.
 */
export function RoomPlanDrawing({ plan, title, description }: DrawingProps) {
  const id = useId();
  const { length, width, tables, seats, screen } = plan;
  const half = wallWidth / 2;
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${length} ${width}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <rect
        className={styles.floor}
        x={-half}
        y={-half}
        width={length + wallWidth}
        height={width + wallWidth}
        strokeWidth={wallWidth}
      />
      {plan.windows.map((piece) => (
        <Window key={`${piece.wall} ${piece.from}`} plan={plan} piece={piece} />
      ))}
      {plan.doors.map((door) => (
        <g key={`${door.wall} ${door.from}`}>
          <path
            className={styles.gap}
            d={wallLine(plan, door, -half)}
            strokeWidth={wallWidth * 1.2}
          />
          <path
            className={classNames(styles.door, door.assumed && styles.assumed)}
            d={doorPath(plan, door, wallWidth)}
          />
        </g>
      ))}
      {screen && (
        <path
          className={screen.assumed ? styles.assumedScreen : styles.screen}
          d={wallLine(plan, screen, 0.1)}
        />
      )}
      {tables.map((table) => (
        <TableTop key={`${table.x} ${table.y}`} table={table} />
      ))}
      <path className={styles.free} d={seatsPath(seats.filter(({ taken }) => !taken))} />
      <path className={styles.taken} d={seatsPath(seats.filter(({ taken }) => taken))} />
    </svg>
  );
}

function Window({ plan, piece }: { plan: RoomPlan; piece: Placed }) {
  return (
    <>
      <path
        className={styles.gap}
        d={wallLine(plan, piece, -wallWidth / 2)}
        strokeWidth={wallWidth * 1.2}
      />
      <path
        className={styles.window}
        d={wallLine(plan, piece, -wallWidth * 0.2) + wallLine(plan, piece, -wallWidth * 0.8)}
      />
    </>
  );
}

function TableTop({ table }: { table: Table }) {
  return table.shape === 'round' ? (
    <circle className={styles.table} cx={table.x} cy={table.y} r={table.radius} />
  ) : (
    <rect
      className={styles.table}
      x={table.x - table.length / 2}
      y={table.y - table.width / 2}
      width={table.length}
      height={table.width}
      rx={0.04}
    />
  );
}
