import { type FieldOfKind, rowOf } from '@foyer/domain';
import { Checkbox, TextArea, TextField } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DetailsField, DetailsProblem } from './details-problems.ts';
import { fieldWords } from './field-words.ts';

/** The fields that need nothing but their row. */
export type PlainField = FieldOfKind<'text' | 'lines' | 'tick' | 'email'>;

type RowFieldProps = {
  field: PlainField;
  label: ReactNode;
  value: string | undefined;
  error: ReactNode;
  required: boolean;
  /** It takes no more characters than its limit, instead of saying that they are too many. */
  bounded?: boolean;
  note?: ReactNode;
  className?: string;
  onChange: (text: string) => void;
};

/** One field, as its row in `fieldRows` says. */
export function RowField({
  field,
  label,
  value = '',
  error,
  required,
  bounded = false,
  note,
  className = '',
  onChange,
}: RowFieldProps) {
  const { kind, autofill, limit } = rowOf(field);
  if (kind === 'tick') {
    return (
      <Checkbox
        name={field}
        value="yes"
        className={className}
        checked={value !== ''}
        required={required}
        error={error}
        onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
      >
        {label}
      </Checkbox>
    );
  }
  const shared = {
    name: field,
    label,
    value,
    error,
    note,
    className,
    required,
    autoComplete: autofill,
    ...(bounded && { maxLength: limit }),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'lines') return <TextArea {...shared} />;
  return <TextField {...shared} {...(kind === 'email' && { type: 'email' })} />;
}

type FieldErrorProps = { field: DetailsField; problem: DetailsProblem | undefined };

/** The message beside a field. */
export function FieldError({ field, problem }: FieldErrorProps) {
  const { i18n } = useLingui();
  return problem === undefined ? null : i18n._(fieldWords(field, problem));
}
