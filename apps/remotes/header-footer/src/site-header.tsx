import { Icon, iconPhone } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { LanguageMenu } from './language-menu.tsx';
import type { Languages } from './languages.ts';
import { Logo } from './logo.tsx';
import styles from './site-header.module.css';

type SiteHeaderProps = { readonly name: string; readonly home: string; readonly supportPhone: string | null; readonly languages: Languages };

/** 80 px high; the host keeps it in sight. It offers only what leads somewhere. */
export function SiteHeader({ name, home, supportPhone, languages }: SiteHeaderProps) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <Logo name={name} home={home} />
        <div className={styles.end}>
          {supportPhone !== null && (
            <a className={styles.phone} href={`tel:${supportPhone.replaceAll(' ', '')}`} aria-label={t`Call support: ${supportPhone}`}>
              <Icon of={iconPhone} />
              <bdi className={styles.number} dir="ltr">
                {supportPhone}
              </bdi>
            </a>
          )}
          <LanguageMenu {...languages} />
        </div>
      </div>
    </header>
  );
}
