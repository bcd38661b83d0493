import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { iconAlert } from './icons.ts';
import styles from './choice.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode };

/** A checkbox with its label; an error is shown below and announced with it. */
export function Checkbox({
  children,
  error,
  className,
  ...rest
}: ChoiceProps & { error?: ReactNode }) {
  const noteId = useId();
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : rest['aria-describedby']}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={styles.error} id={noteId}>
          <Icon of={iconAlert} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** One of several options as a full line: label at the start, an icon at the end. */
export function RadioRow({ children, end, className, ...rest }: ChoiceProps & { end?: ReactNode }) {
  return (
    <label className={classNames(styles.choice, styles.row, className)}>
      <input {...rest} type="radio" />
      <span className={styles.words}>
        <span>{children}</span>
        {end}
      </span>
    </label>
  );
}
