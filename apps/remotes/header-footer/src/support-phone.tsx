import { Icon, iconPhone } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './site-header.module.css';

/** The support line of the page's language. */
export function SupportPhone({ number }: { number: string }) {
  const { t } = useLingui();
  return (
    <a
      className={styles.phone}
      href={`tel:${number.replaceAll(' ', '')}`}
      aria-label={t`Call support: ${number}`}
    >
      <Icon of={iconPhone} />
      <bdi className={styles.number} dir="ltr">
        {number}
      </bdi>
    </a>
  );
}
