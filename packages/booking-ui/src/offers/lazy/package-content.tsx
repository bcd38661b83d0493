import type { Package } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Heading, Icon, iconCheck } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { VenueTexts } from '../../translation/venue-texts.tsx';
import styles from './package-content.module.css';

type PackageContentProps = Pick<Package, 'content' | 'services'> & {
  /** Among which those of the content are. */
  texts: VenueTexts;
  /** Whether nothing around it names it. */
  titled?: boolean;
};

/** All texts of a package, to be translated together. */
export const packageTexts = ({
  description,
  content,
  services,
}: Pick<Package, 'description' | 'content' | 'services'>): readonly string[] => [
  description,
  ...content.flatMap(({ name, items }) => [name, ...items]),
  ...services,
];

/** The day's events with their times, and what is available all day (PACK-009, ROOM-023). */
export function PackageContent({
  content,
  services,
  texts: { say, lang },
  titled = true,
}: PackageContentProps) {
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
                <bdi className={styles.event} lang={lang}>
                  {say(name)}
                </bdi>
                {items.length > 0 && (
                  <bdi className={styles.items} lang={lang}>
                    {list(items.map(say))}
                  </bdi>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {services.length > 0 && (
        <ul className={styles.services} lang={lang}>
          {services.map((service, at) => (
            <li key={`${at} ${service}`}>
              <Icon of={iconCheck} small />
              <bdi>{say(service)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
