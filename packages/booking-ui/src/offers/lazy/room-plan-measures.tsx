import { feetOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './room-plan.module.css';

/** Lengths in the unit of the language: feet for American readers (ROOM-017). */
export function useLengths() {
  const { i18n } = useLingui();
  const { length } = useFormats();
  const unit: 'foot' | 'meter' = i18n.locale === 'en-us' ? 'foot' : 'meter';
  return {
    unit,
    /** A round number of the unit. */
    lengthOf: (units: number) => length(units, unit),
    lengthIn: (metres: number) => length(unit === 'foot' ? feetOf(metres) : metres, unit),
  };
}

type MeasureProps = { place: 'along' | 'across'; label: string };

/** A measure line as long as one side of the drawing beside it, with its length in the middle. */
export function Measure({ place, label }: MeasureProps) {
  return (
    <div className={styles[place]} aria-hidden="true">
      <HalfLine place={place} end="0" />
      <span>{label}</span>
      <HalfLine place={place} end="100%" />
    </div>
  );
}

function HalfLine({ place, end }: Pick<MeasureProps, 'place'> & { end: '0' | '100%' }) {
  return (
    <svg>
      {place === 'along' ? (
        <>
          <line x1="0" x2="100%" y1="50%" y2="50%" />
          <line x1={end} x2={end} y1="25%" y2="75%" />
        </>
      ) : (
        <>
          <line x1="50%" x2="50%" y1="0" y2="100%" />
          <line x1="25%" x2="75%" y1={end} y2={end} />
        </>
      )}
    </svg>
  );
}

const metreSteps = [1, 2, 5, 10];
const feetInMetres = 0.3048;
const feetSteps = [2, 5, 10, 20, 30];

/** A bar of a round length, at most a third of the room. */
export function ScaleBar({ of }: { of: number }) {
  const { unit, lengthOf } = useLengths();
  const [steps, one] = unit === 'foot' ? [feetSteps, feetInMetres] : [metreSteps, 1];
  const long = steps.findLast((step) => step * one <= of / 3) ?? steps[0] ?? 1;
  const half = ((long * one) / of) * 50;
  return (
    <svg className={styles.scale} aria-hidden="true">
      <rect className={styles.scaleDark} x="0" y="8" width={`${half}%`} height="4" />
      <rect className={styles.scaleLight} x={`${half}%`} y="8" width={`${half}%`} height="4" />
      <text x={`${half * 2}%`} dx="6" y="14">
        {lengthOf(long)}
      </text>
    </svg>
  );
}
