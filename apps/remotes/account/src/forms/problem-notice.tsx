import { loginProblem } from '@foyer/domain';
import type { CallProblem } from '@foyer/session';
import { iconAlert, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Why a call of the account failed, in the messages of HEADER-027 where it has one. */
export function ProblemNotice({
  problem,
  invalid,
}: {
  problem: CallProblem | null;
  invalid?: ReactNode;
}) {
  if (problem === null) return null;
  return (
    <Notice tone="danger" icon={iconAlert} role="alert">
      <ProblemWords problem={problem} invalid={invalid} />
    </Notice>
  );
}

function ProblemWords({ problem, invalid }: { problem: CallProblem; invalid: ReactNode }) {
  if (problem.kind === 'unreachable')
    return (
      <Trans>
        We could not reach the server. The connection may be slow; what you entered is kept.
      </Trans>
    );
  if (problem.kind === 'malformed') return <Trans>Unknown error.</Trans>;
  const { code, status } = problem.problem;
  if (code === 'rate_limited')
    return (
      <Trans>
        That was too often in a short time. Please wait a quarter of an hour and try again, or ask
        for a new password.
      </Trans>
    );
  if (code === 'account_exists')
    return (
      <Trans>This address has an account already. Please log in, or ask for a new password.</Trans>
    );
  if (code === 'link_invalid')
    return (
      <Trans>This link has been used already, or it is too old. Please ask for a new one.</Trans>
    );
  if (code === 'invalid_field' && invalid !== undefined) return invalid;
  return loginProblem(status) === 'wrong-password' ? (
    <Trans>Wrong password.</Trans>
  ) : (
    <Trans>Unknown error.</Trans>
  );
}
