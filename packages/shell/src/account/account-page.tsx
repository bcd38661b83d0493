import { createAccountSession } from '@foyer/session/account';
import type { AccountScreen } from '@foyer/sites';
import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { Slot } from '../slot/slot.tsx';
import css from './account-page.module.css';

/** All pages of the account: profile and orders. */
export const accountPage: PageModule = {
  first: ['account'],
  open: ({ base, api, page, route, remotes }) => {
    const screen = route.page === 'account' ? route.screen : { kind: 'login' as const };
    const session = createAccountSession({ base, api, page, screen, referrer: page.referrer() });
    const tree = (
      <PageContext value={{ remotes, session, contact: null }}>
        {isDashboard(screen) ? <Dashboard /> : <Account />}
      </PageContext>
    );
    return { tree, session };
  },
};

function Account() {
  const { t } = useLingui();
  return (
    <Slot remote="account" name={t({ context: 'part of the page', message: 'Your account' })} />
  );
}

/** The pages with the dashboard's links (HEADER-016, HEADER-025). */
const isDashboard = ({ kind }: AccountScreen): boolean =>
  kind === 'dashboard' || kind === 'inbox' || kind === 'order';

function Dashboard() {
  const { t } = useLingui();
  return (
    <div className={css.dashboard}>
      <div className={css.side}>
        <Slot
          remote="header-footer"
          part="sidebar"
          name={t({ context: 'part of the page', message: 'Your account' })}
        />
      </div>
      <Account />
    </div>
  );
}
