import { useLingui } from '@lingui/react/macro';
import styles from './logo.module.css';

type LogoProps = { name: string; home: string };

/** The logo and the site's name, linked to the start page (HEADER-002). */
export function Logo({ name, home }: LogoProps) {
  const { t } = useLingui();
  return (
    <a className={styles.logo} href={home} aria-label={t`${name}, start page`}>
      <span className={styles.mark} aria-hidden="true" />
      {/* A name is of no language: in capitals, Turkish would give it a dotted İ. */}
      <bdi lang="">{name}</bdi>
    </a>
  );
}
