import type { User } from '@foyer/domain';
import type { AccountSession } from '@foyer/session';
import { Button, LinkButton } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FormPage } from './form-page.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useSending } from './form.ts';

/**
 * Logs out after a click on our own link (HEADER-004); a visitor from another site's page is asked
 * first.
 */
export function LogOut({
  atOnce,
  logOut,
}: {
  atOnce: boolean;
  logOut: AccountSession['actions']['logOut'];
}) {
  const { t } = useLingui();
  const { busy, problem, send } = useSending();
  const first = useRef(() => send(logOut));
  useEffect(() => {
    if (atOnce) first.current();
  }, [atOnce]);
  return (
    <FormPage title={t`Log out`}>
      <ProblemNotice problem={problem} />
      <Button variant="primary" size="l" wide busy={busy} onClick={() => send(logOut)}>
        <Trans>Log out</Trans>
      </Button>
    </FormPage>
  );
}

/** For a logged-in user who opens the login page. */
export function AlreadyIn({
  user: { firstName, lastName, email },
  dashboard,
  logout,
}: {
  user: Pick<User, 'firstName' | 'lastName' | 'email'>;
  dashboard: string;
  logout: string;
}) {
  const { t } = useLingui();
  const name = t`${firstName} ${lastName}`;
  return (
    <FormPage
      title={t`You are logged in`}
      lead={
        <Trans>
          Name: <bdi>{name}</bdi>, e-mail: <bdi>{email}</bdi>
        </Trans>
      }
    >
      <LinkButton variant="primary" size="l" wide href={dashboard}>
        <Trans>To your orders</Trans>
      </LinkButton>
      <LinkButton variant="quiet" size="l" wide href={logout}>
        <Trans>Log out</Trans>
      </LinkButton>
    </FormPage>
  );
}
