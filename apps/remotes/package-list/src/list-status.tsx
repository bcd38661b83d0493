import { Bone, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './package-list.module.css';

type Props = {
  /** Packages that suit the criteria. */
  readonly suiting: number;
  /** All packages of the answer. */
  readonly total: number;
  /** No answer yet: a bone of the size of the final words stands there. */
  readonly waiting: boolean;
};

/** How many packages suit, read out when it changes (PACK-002). */
export function ListStatus({ suiting, total, waiting }: Props) {
  return (
    <p className={styles.status} role="status" aria-live="polite">
      {waiting ? (
        <>
          <Bone>
            <Counts suiting="…" total="…" />
          </Bone>
          <VisuallyHidden>
            <Trans>Loading packages</Trans>
          </VisuallyHidden>
        </>
      ) : (
        <Counts suiting={suiting} total={total} />
      )}
    </p>
  );
}

function Counts({ suiting, total }: { readonly suiting: number | '…'; readonly total: number | '…' }) {
  return (
    <Trans>
      {suiting} out of {total} packages suit your criteria
    </Trans>
  );
}
