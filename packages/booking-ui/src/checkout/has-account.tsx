import { Trans } from '@lingui/react/macro';

/** For an address that has an account: log in, or continue without. */
export function HasAccount({ login }: { login: string }) {
  return (
    <Trans>
      This address has an account. <a href={login}>Log in</a> to find the order in it, or press the
      button again to go on without.
    </Trans>
  );
}
