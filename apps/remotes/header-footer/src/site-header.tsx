import { IconButton, iconMenu } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HeaderSearch } from './header-search.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { Languages } from './languages.ts';
import { Logo } from './logo.tsx';
import type { Navigation } from './navigation.ts';
import styles from './site-header.module.css';
import { SupportPhone } from './support-phone.tsx';
import { useMore } from './use-more.ts';

type SiteHeaderProps = {
  name: string;
  supportPhone: string | null;
  /** The page with help, shown beside an order; `null` where there is none. */
  help: string | null;
  languages: Languages;
  navigation: Navigation;
};

/**
 * 80 px high; the host makes it sticky. It offers only links that lead somewhere, and beside an order
 * only help: `--header-more: hidden` and `--header-help` say so. `--header-search: hidden` is for pages
 * with a search of their own.
 */
export function SiteHeader({ name, supportPhone, help, languages, navigation }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <Logo name={name} home={navigation.links.home} />
        {navigation.search && (
          <div className={styles.search}>
            <HeaderSearch search={navigation.search} />
          </div>
        )}
        <div className={styles.end}>
          {supportPhone !== null && <SupportPhone number={supportPhone} />}
          <div className={styles.ways}>
            {help !== null && (
              <a className={styles.help} href={help} target="_blank" rel="noopener">
                <Trans>Help</Trans>
              </a>
            )}
            <div className={styles.more}>
              <LanguageMenu {...languages} />
              <AccountLinks navigation={navigation} />
              <HeaderMenu navigation={navigation} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

/**
 * The sidebar's button: for everybody on narrow screens (HEADER-013), and always for logged-in
 * users (HEADER-016).
 */
export function HeaderMenu({ navigation }: { navigation: Navigation }) {
  const { t } = useLingui();
  const { who, links } = navigation;
  const [open, setOpen] = useState(false);
  const { more, load } = useMore(links.login ?? links.dashboard);
  const isUser = who?.visitor.kind === 'user';
  if (!isUser && !links.login && !links.register && !links.listYourVenue) return null;
  return (
    <>
      <IconButton
        icon={iconMenu}
        label={t`Menu`}
        bare
        className={isUser ? undefined : styles.menu}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      />
      {more && <more.Sidebar open={open} navigation={navigation} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * A logged-in user sees the name and a logout, an anonymous one a login (HEADER-015); nothing until
 * it is known.
 */
export function AccountLinks({ navigation: { who, links } }: { navigation: Navigation }) {
  const { t } = useLingui();
  if (who === null) return <span className={styles.unknown} />;
  if (who.visitor.kind === 'user') {
    const { firstName, lastName } = who.visitor.user;
    return (
      <>
        <a className={styles.name} href={links.dashboard}>
          {t`${firstName} ${lastName}`}
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
