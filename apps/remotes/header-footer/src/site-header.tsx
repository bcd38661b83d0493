import { Icon, iconPhone } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { AccountLinks } from './account-links.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { Languages } from './languages.ts';
import { Logo } from './logo.tsx';
import type { Navigation } from './navigation.ts';
import styles from './site-header.module.css';

type SiteHeaderProps = {
  name: string;
  supportPhone: string | null;
  languages: Languages;
  navigation: Navigation;
};

/** 80 px high; the host makes it sticky. It offers only links that lead somewhere. */
export function SiteHeader({ name, supportPhone, languages, navigation }: SiteHeaderProps) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <Logo name={name} home={navigation.links.home} />
        {navigation.search && <HeaderSearch search={navigation.search} />}
        <div className={styles.end}>
          {supportPhone !== null && (
            <a
              className={styles.phone}
              href={`tel:${supportPhone.replaceAll(' ', '')}`}
              aria-label={t`Call support: ${supportPhone}`}
            >
              <Icon of={iconPhone} />
              <bdi className={styles.number} dir="ltr">
                {supportPhone}
              </bdi>
            </a>
          )}
          <LanguageMenu {...languages} />
          <AccountLinks navigation={navigation} />
          <HeaderMenu navigation={navigation} />
        </div>
      </div>
    </header>
  );
}
