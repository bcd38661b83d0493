import { delegatesBounds, type NumberProblem } from '@foyer/domain';
import { Stepper } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NumberWords } from './number-words.tsx';

type AttendeesFieldProps = {
  label: string;
  value: number;
  /** Most attendees the site takes; `null` without a limit. */
  cap: number | null;
  /** What is wrong with the number as it was typed last. */
  typed: NumberProblem | null;
  /** Why the site refuses a number of its own. */
  refused?: ReactNode;
  name?: string;
  submits?: boolean;
  onChange: (text: string) => void;
};

/**
 * How many people come. What is no whole number is refused; empty and 0 become 1, and a number
 * above the site's cap the cap, which the field says (FORM-050, FORM-051).
 */
export function AttendeesField({
  label,
  value,
  cap,
  typed,
  refused,
  name,
  submits = false,
  onChange,
}: AttendeesFieldProps) {
  const { t } = useLingui();
  const { least, most } = delegatesBounds({ delegatesCap: cap });
  const words = typed && <NumberWords problem={typed} />;
  const isRefused = typed?.kind === 'not-whole';
  return (
    <Stepper
      label={label}
      {...(name !== undefined && { name })}
      submits={submits}
      value={value}
      min={least}
      max={most}
      error={refused || (isRefused && words) || undefined}
      mended={(!isRefused && words) || undefined}
      decreaseLabel={t`One attendee fewer`}
      increaseLabel={t`One attendee more`}
      onChange={onChange}
    />
  );
}
