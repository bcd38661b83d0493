import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './segments.module.css';

type SegmentsProps<V extends string> = {
  /** The legend; visible where `showLegend` is set, else for screen readers only. */
  legend: ReactNode;
  showLegend?: boolean;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  /** Its name in a form that is sent without scripts. */
  name?: string | undefined;
  className?: string;
};

/**
 * Two to four options, one of them always selected: real radios, so that arrow keys work and the
 * state is announced.
 */
export function Segments<V extends string>({
  legend,
  showLegend = false,
  options,
  value,
  onChange,
  name: given,
  className,
}: SegmentsProps<V>) {
  const made = useId();
  const name = given ?? made;
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={showLegend ? styles.legend : styles.hiddenLegend}>{legend}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
