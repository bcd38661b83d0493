import { Dialog } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Navigation } from '../navigation.ts';
import { DashboardMenu } from './dashboard-menu.tsx';
import styles from './sidebar.module.css';

/** Beside the page: login (HEADER-013), or the dashboard (HEADER-025). */
export function Sidebar({
  open,
  navigation,
  onClose,
}: {
  open: boolean;
  navigation: Navigation;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { who, links } = navigation;
  const user = who?.visitor.kind === 'user' ? who.visitor.user : null;
  const { firstName, lastName } = user ?? { firstName: '', lastName: '' };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={user === null ? t`Menu` : t`${firstName} ${lastName}`}
      closeLabel={t`Close`}
      className={styles.sidebar ?? ''}
    >
      {user === null ? (
        <nav aria-label={t`Account`}>
          <ul className={styles.links}>
            {links.login && (
              <li>
                <a href={links.login}>
                  <Trans>Log in</Trans>
                </a>
              </li>
            )}
            {links.register && (
              <li>
                <a href={links.register}>
                  <Trans>Register</Trans>
                </a>
              </li>
            )}
            {links.listYourVenue && (
              <li>
                <a href={links.listYourVenue}>
                  <Trans>List your venue</Trans>
                </a>
              </li>
            )}
          </ul>
        </nav>
      ) : (
        <DashboardMenu
          roleIds={user.roleIds}
          instantRooms={who?.instantRooms ?? 0}
          site={navigation.site}
          prefix={navigation.prefix}
        />
      )}
    </Dialog>
  );
}
