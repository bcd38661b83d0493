import { Trans, useLingui } from '@lingui/react/macro';
import { LanguageSelect } from './language-select.tsx';
import type { Languages } from './languages.ts';
import { Logo } from './logo.tsx';
import styles from './site-footer.module.css';

type SiteFooterProps = {
  readonly name: string;
  readonly home: string;
  readonly year: number;
  readonly languages: Languages;
  readonly legal: { readonly terms: string; readonly privacy: string; readonly dataProcessing: string };
};

/** Legal links and the language (HEADER-018, HEADER-022); the columns of HEADER-017 follow once their pages exist. */
export function SiteFooter({ name, home, year, languages, legal }: SiteFooterProps) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.top}>
          <div className={styles.brand}>
            <Logo name={name} home={home} />
            <p className={styles.promise}>
              <Trans>Rooms for the meetings that matter.</Trans>
            </p>
          </div>
          <LanguageSelect {...languages} />
        </div>
        <div className={styles.legal}>
          <span className={styles.owner}>
            © {year} {name}
          </span>
          <nav aria-label={t`Legal`}>
            <ul>
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
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
