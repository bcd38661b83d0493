import { searchPath } from '@foyer/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { FooterColumns } from './footer-columns.tsx';
import { LanguageSelect } from './language-select.tsx';
import type { Languages } from './languages.ts';
import { Logo } from './logo.tsx';
import type { Navigation } from './navigation.ts';
import styles from './site-footer.module.css';

type SiteFooterProps = {
  navigation: Navigation;
  year: number;
  languages: Languages;
  legal: { terms: string; privacy: string; dataProcessing: string };
};

/**
 * Links, legal pages and the language (HEADER-017 to HEADER-022); a partner's footer has the logo
 * only (HEADER-021).
 */
export function SiteFooter({ navigation, year, languages, legal }: SiteFooterProps) {
  const { t, i18n } = useLingui();
  const { site, prefix, links, who } = navigation;
  // The site's own sentence; the general one is nobody's who has houses.
  const said = site.start?.words;
  const own = said?.[i18n.locale] ?? said?.[i18n.locale.split('-')[0] ?? ''];
  const promise = own
    ? saysByItself(own.headline, site.name)
      ? own.headline
      : own.lead
    : site.ownHouses
      ? null
      : t`Rooms for the meetings that matter`;
  const logo = <Logo name={site.name} home={links.home} />;
  if (site.partnerFooterLogo) {
    return (
      <footer className={styles.footer}>
        <div className={styles.wrap}>{logo}</div>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.top}>
          <div className={styles.brand}>
            {logo}
            {promise && <p className={styles.promise}>{promise}</p>}
            <LanguageSelect {...languages} />
          </div>
          {site.providerUrl && (
            <div className={styles.columns} data-columns={site.footer?.columns?.length}>
              <FooterColumns providerUrl={site.providerUrl} columns={site.footer?.columns} />
            </div>
          )}
        </div>
        <div className={styles.legal}>
          <span className={styles.owner}>
            © {year} <bdi>{site.footer?.owner ?? site.name}</bdi>
          </span>
          {site.footer && <bdi className={styles.owner}>{site.footer.address}</bdi>}
          <nav aria-label={t`Footer`}>
            <ul>
              <li>
                <a href={searchPath(prefix, site)}>
                  <Trans>All meeting rooms</Trans>
                </a>
              </li>
              <li>
                <a href={links.home}>
                  <Trans>All venues</Trans>
                </a>
              </li>
              <li>
                <a href={legal.terms}>
                  <Trans>Terms of service</Trans>
                </a>
              </li>
              <li>
                <a href={legal.privacy}>
                  <Trans>Privacy policy</Trans>
                </a>
              </li>
              <li>
                <a href={legal.dataProcessing}>
                  <Trans>Data processing terms</Trans>
                </a>
              </li>
              {/* The place is kept until it is known who reads: a row that wraps later moves the page. */}
              {links.login && (
                <li className={who?.visitor.kind === 'anonymous' ? undefined : styles.kept}>
                  <a href={links.login}>
                    <Trans>Log in</Trans>
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** Not the name, which stands above it, nor figures that only the start page explains. */
const saysByItself = (headline: string, name: string): boolean =>
  headline !== name && /\p{L}/u.test(headline);
