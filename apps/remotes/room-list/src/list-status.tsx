import { Bone, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './room-list.module.css';

type Props = {
  /** Rooms that suit the criteria. */
  readonly listed: number;
  /** All rooms of the answer. */
  readonly total: number;
  /** No answer yet: a bone of the size of the final words stands there. */
  readonly waiting: boolean;
};

/** How many rooms suit, read out when it changes (ROOM-001). */
export function ListStatus({ listed, total, waiting }: Props) {
  return (
    <p className={styles.status} role="status" aria-live="polite">
      {waiting ? (
        <>
          <Bone>
            <Counts listed="…" total="…" />
          </Bone>
          <VisuallyHidden>
            <Trans>Loading rooms</Trans>
          </VisuallyHidden>
        </>
      ) : (
        <Counts listed={listed} total={total} />
      )}
    </p>
  );
}

function Counts({ listed, total }: { readonly listed: number | '…'; readonly total: number | '…' }) {
  return (
    <Trans>
      Showing {listed} out of {total} rooms suitable for criteria
    </Trans>
  );
}
