import type { NumberProblem } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Trans } from '@lingui/react/macro';

/** Why a typed number cannot be. */
export function NumberWords({ problem }: { problem: NumberProblem }) {
  const { number } = useFormats();
  switch (problem.kind) {
    case 'not-whole': {
      const least = number(problem.least);
      return <Trans>Please enter a whole number, {least} or more.</Trans>;
    }
    case 'below': {
      const least = number(problem.least);
      return <Trans>The smallest number is {least}.</Trans>;
    }
    case 'above': {
      const most = number(problem.most);
      return <Trans>The largest number is {most}.</Trans>;
    }
    default:
      return problem satisfies never;
  }
}
