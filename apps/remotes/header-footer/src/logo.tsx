import { useLingui } from '@lingui/react/macro';
import styles from './logo.module.css';

type LogoProps = { name: string; home: string };

/** The logo and the site's name, linked to the start page (HEADER-002). */
export function Logo({ name, home }: LogoProps) {
  const { t } = useLingui();
  return (
    <a className={styles.logo} href={home} aria-label={t`${name}, start page`}>
      <svg viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
        <path d="M4 26V14a10 10 0 0 1 20 0v12h-6V14a4 4 0 0 0-8 0v12z" />
        <path d="M12.5 26V14.5a1.5 1.5 0 0 1 3 0V26z" opacity=".35" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
