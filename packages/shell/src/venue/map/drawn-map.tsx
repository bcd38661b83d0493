import { drawnStreets } from './drawn-streets.ts';
import css from './map.module.css';

/**
 * Drawn streets in place of a map, where no tiles are configured and until they arrive. Needs no
 * network.
 */
export function DrawnMap({ seed }: { seed: string }) {
  const { streets, avenue, parks, shore } = drawnStreets(seed);
  return (
    <svg
      className={css.drawn}
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {parks.map((park) => (
        <path key={park} className={css.park} d={park} />
      ))}
      <path className={css.street} d={streets} />
      <path className={css.avenue} d={avenue} />
      {shore !== null && <path className={css.water} d={shore} />}
      <g className={css.pin} transform="translate(400 200)">
        <path d="M0 0c-9-16-22-24-22-38a22 22 0 0 1 44 0c0 14-13 22-22 38Z" />
        <circle cy="-38" r="8" />
      </g>
    </svg>
  );
}
