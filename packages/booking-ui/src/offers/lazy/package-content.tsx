import type { Package } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Heading, Icon, iconCheck } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './package-content.module.css';

/**
 * The day's events with their times, and what is available all day (PACK-009, ROOM-023); `titled`
 * where nothing around it names it.
 */
export function PackageContent({
  content,
  services,
  titled = true,
}: Pick<Package, 'content' | 'services'> & { titled?: boolean }) {
  const { list } = useFormats();
  if (content.length === 0 && services.length === 0) return null;
  return (
    <div>
      {titled && (
        <Heading level={4} className={styles.heading}>
          <Trans>Included</Trans>
        </Heading>
      )}
      {content.length > 0 && (
        <ol className={styles.times}>
          {content.map(({ name, start, end, items }) => (
            <li key={`${start} ${name}`}>
              <span className={styles.time}>
                {start}–{end}
              </span>
              <span>
                <bdi className={styles.event}>{name}</bdi>
                {items.length > 0 && <bdi className={styles.items}>{list(items)}</bdi>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {services.length > 0 && (
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service}>
              <Icon of={iconCheck} small />
              <bdi>{service}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
