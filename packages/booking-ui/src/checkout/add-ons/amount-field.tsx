import { type NumberProblem, numberProblem } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Stepper } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { NumberWords } from '../../numbers/number-words.tsx';

type AmountFieldProps = {
  label: ReactNode;
  amount: number;
  /** Name of the amount in a form that is sent without scripts. */
  name?: string | undefined;
  /** What such a form has sent; a number that cannot be had still stands in the field. */
  sent?: string | undefined;
  /** How many can be taken; `Infinity` without a limit. */
  most: number;
  error?: ReactNode;
  words: { fewer: string; more: string };
  onAmount: (amount: number) => void;
};

/**
 * How many of an extra. A number that cannot be had is refused at the field; the amount, and with it
 * the sum, stay as they were.
 */
export function AmountField({
  label,
  amount,
  name,
  sent = '',
  most,
  error,
  words,
  onAmount,
}: AmountFieldProps) {
  const [first] = useState(() => numberProblem(sent, { least: 0, most }));
  const [problem, setProblem] = useState(first);
  return (
    <Stepper
      label={label}
      value={amount}
      {...(name !== undefined && { name })}
      min={0}
      max={most}
      typed={first ? sent : undefined}
      error={(problem && <AmountWords problem={problem} />) || error || undefined}
      decreaseLabel={words.fewer}
      increaseLabel={words.more}
      onChange={(text) => {
        const wrong = numberProblem(text, { least: 0, most });
        setProblem(wrong);
        if (wrong === null) onAmount(Number(text));
      }}
    />
  );
}

function AmountWords({ problem }: { problem: NumberProblem }) {
  const { number } = useFormats();
  if (problem.kind !== 'above') return <NumberWords problem={problem} />;
  const limit = number(problem.most);
  return <Trans>No more than {limit} can be ordered here.</Trans>;
}
