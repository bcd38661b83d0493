import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { iconAlert, iconChevronDown } from './icons.ts';
import styles from './field.module.css';

export type FieldWords = {
  label: ReactNode;
  /** The error, shown under the field and announced with it. */
  error?: ReactNode;
  /** Help, where there is no error. */
  note?: ReactNode;
  /**
   * Announces the note or error when it changes, for one that is caused by an action outside the
   * field.
   */
  announce?: boolean | undefined;
};

type FrameProps = FieldWords & {
  id: string;
  noteId: string;
  className?: string | undefined;
  end?: ReactNode;
  children: ReactNode;
};

/**
 * Label, control and note of every kind of field; alone it has a border, inside `Fields` it joins
 * the block.
 */
export function FieldFrame({
  id,
  noteId,
  label,
  error,
  note,
  announce = false,
  className,
  end,
  children,
}: FrameProps) {
  const words = (error || note) && (
    <p className={styles.note} id={noteId} data-state={error ? 'error' : undefined}>
      {error && <Icon of={iconAlert} />}
      <span>{error || note}</span>
    </p>
  );
  return (
    <div className={classNames(styles.cell, className)}>
      <div className={styles.field} data-state={error ? 'error' : undefined}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {children}
        {end}
      </div>
      {announce ? <div role="status">{words}</div> : words}
    </div>
  );
}

/** The attributes that connect a control with its label and note. */
export function useFieldIds(
  given: string | undefined,
  { error, note }: Pick<FieldWords, 'error' | 'note'>,
) {
  const made = useId();
  const id = given ?? made;
  const noteId = `${id}-note`;
  return {
    id,
    noteId,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || note ? noteId : undefined,
    },
  };
}

type Own = FieldWords & { className?: string };

export function TextField({
  label,
  error,
  note,
  announce,
  className,
  id,
  ...rest
}: Own & ComponentProps<'input'>) {
  const ids = useFieldIds(id, { error, note });
  return (
    <FieldFrame
      id={ids.id}
      noteId={ids.noteId}
      label={label}
      error={error}
      note={note}
      announce={announce}
      className={className}
    >
      <input {...rest} {...ids.control} />
    </FieldFrame>
  );
}

/** Options are children. */
export function SelectField({
  label,
  error,
  note,
  announce,
  className,
  id,
  ...rest
}: Own & ComponentProps<'select'>) {
  const ids = useFieldIds(id, { error, note });
  return (
    <FieldFrame
      id={ids.id}
      noteId={ids.noteId}
      label={label}
      error={error}
      note={note}
      announce={announce}
      className={className}
      end={<Icon of={iconChevronDown} className={styles.sign} />}
    >
      <select {...rest} {...ids.control} />
    </FieldFrame>
  );
}

export function TextArea({
  label,
  error,
  note,
  announce,
  className,
  id,
  ...rest
}: Own & ComponentProps<'textarea'>) {
  const ids = useFieldIds(id, { error, note });
  return (
    <FieldFrame
      id={ids.id}
      noteId={ids.noteId}
      label={label}
      error={error}
      note={note}
      announce={announce}
      className={className}
    >
      <textarea rows={3} {...rest} {...ids.control} />
    </FieldFrame>
  );
}

/**
 * Joins the fields inside into one block with hairlines between them; two in a line where their
 * words fit, unless the caller's class says otherwise.
 */
export function Fields({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.fields, className)} />;
}
