import type { Picture } from '@foyer/domain';
import { Chip, Icon, iconBolt, PictureStrip } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './package-pictures.module.css';

type Props = { readonly title: string; readonly pictures: readonly Picture[]; readonly immediately: boolean };

export function PackagePictures({ title, pictures, immediately }: Props) {
  const { t } = useLingui();
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.strip}>
          <PictureStrip
            pictures={pictures}
            sizes="(min-width: 1024px) 20rem, (min-width: 640px) 38vw, 100vw"
            label={t`Pictures of ${title}`}
            previousLabel={t`Previous picture of ${title}`}
            nextLabel={t`Next picture of ${title}`}
            count={(position, total) => t`${position} / ${total}`}
          />
        </div>
      )}
      {immediately && (
        <Chip tone="paper" className={styles.ribbon}>
          <Icon of={iconBolt} />
          <Trans>Available immediately</Trans>
        </Chip>
      )}
    </>
  );
}
