import { Trans } from '@lingui/react/macro';
import type { Navigation } from './navigation.ts';
import styles from './site-header.module.css';

/**
 * A logged-in user sees the name and a logout, an anonymous one a login (HEADER-015); nothing until
 * it is known.
 */
export function AccountLinks({ navigation: { who, links } }: { navigation: Navigation }) {
  if (who === null) return <span className={styles.unknown} />;
  if (who.visitor.kind === 'user') {
    return (
      <>
        <a className={styles.name} href={links.dashboard}>
          {who.visitor.user.firstName} {who.visitor.user.lastName}
        </a>
        <a className={styles.link} href={links.logout}>
          <Trans>Log out</Trans>
        </a>
      </>
    );
  }
  return (
    <>
      {links.listYourVenue && (
        <a className={styles.link} href={links.listYourVenue}>
          <Trans>List your venue</Trans>
        </a>
      )}
      {links.register && (
        <a className={styles.link} href={links.register}>
          <Trans>Register</Trans>
        </a>
      )}
      {links.login && (
        <a className={styles.link} href={links.login}>
          <Trans>Log in</Trans>
        </a>
      )}
    </>
  );
}
