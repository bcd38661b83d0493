import { useReadable } from '@foyer/federation/remote';
import type { AccountSession } from '@foyer/session';
import { useLingui } from '@lingui/react/macro';
import styles from './account.module.css';
import { AlreadyIn, LogOut } from './forms/log-out.tsx';
import { ForgottenPassword } from './forms/forgotten-password.tsx';
import { LoginForm } from './forms/login-form.tsx';
import { RegisterForm } from './forms/register-form.tsx';
import { SetPassword } from './forms/set-password.tsx';
import { Orders } from './orders/orders.tsx';

/** All pages of the account: profile and orders (D-14). */
export function Account({ session }: { session: AccountSession }) {
  return <div className={styles.page}>{useScreen(session)}</div>;
}

function useScreen(session: AccountSession) {
  const { t } = useLingui();
  const { screen, actions, beside, links } = session;
  const user = useReadable(session.visitor)?.visitor;
  switch (screen.kind) {
    case 'login':
      return user?.kind === 'user' ? (
        <AlreadyIn user={user.user} dashboard={links.dashboard} logout={links.logout} />
      ) : (
        <LoginForm title={t`Log in`} logIn={actions.logIn} beside={beside} site={session.site} />
      );
    case 'register':
      return user?.kind === 'user' ? (
        <AlreadyIn user={user.user} dashboard={links.dashboard} logout={links.logout} />
      ) : (
        <RegisterForm
          register={actions.register}
          login={beside.login}
          legal={links}
          log={session.log}
        />
      );
    case 'forgotten-password':
      return <ForgottenPassword ask={actions.askPasswordLink} login={beside.login} />;
    case 'set-password':
      return (
        <SetPassword
          set={(password) => actions.setPassword(screen.token, password)}
          another={beside.forgottenPassword}
        />
      );
    case 'logout':
      return <LogOut atOnce={session.cameFromHere} logOut={actions.logOut} />;
    case 'dashboard':
    case 'inbox':
    case 'order':
      return <Orders session={session} orderId={screen.kind === 'order' ? screen.orderId : null} />;
    default:
      return screen satisfies never;
  }
}
