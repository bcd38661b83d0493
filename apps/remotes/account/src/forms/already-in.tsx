import type { User } from '@foyer/domain';
import { LinkButton } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from './form-page.tsx';

/** For a logged-in user who opens the login page. */
export function AlreadyIn({
  user,
  dashboard,
  logout,
}: {
  user: Pick<User, 'firstName' | 'lastName' | 'email'>;
  dashboard: string;
  logout: string;
}) {
  const { t } = useLingui();
  return (
    <FormPage
      title={t`You are logged in`}
      lead={
        <Trans>
          As {`${user.firstName} ${user.lastName}`}, {user.email}.
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
