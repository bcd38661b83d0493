import type { Picture } from '@foyer/domain';
import { Dialog, PictureStrip } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';

/** All pictures of the venue, one at a time. Loaded on demand. */
export default function GalleryDialog({
  title,
  pictures,
  onClose,
}: {
  title: string;
  pictures: readonly Picture[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t`Close`} wide>
      <PictureStrip
        pictures={pictures}
        previousLabel={t`Previous picture`}
        nextLabel={t`Next picture`}
        sizes="90vw"
        label={t`Pictures: ${title}`}
        count={(position, total) => t`${position} / ${total}`}
      />
    </Dialog>
  );
}
