import { Button } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './list-pager.module.css';

type Props = {
  /** Not shown yet; with 0 the first button is removed. */
  remaining: number;
  /** More than the first page is shown. */
  mayShowFewer: boolean;
  /** Id of the list that grows and shrinks. */
  listId: string;
  onMore: () => void;
  onFewer: () => void;
};

/** "Show more (7)" and "Show fewer" under a list (ROOM-004, ROOM-005, PACK-003, A-079). */
export function ListPager({ remaining, mayShowFewer, listId, onMore, onFewer }: Props) {
  if (remaining === 0 && !mayShowFewer) return null;
  return (
    <div className={styles.pager}>
      {remaining > 0 && (
        <Button aria-controls={listId} onClick={onMore}>
          <Trans>Show more ({remaining})</Trans>
        </Button>
      )}
      {mayShowFewer && (
        <Button
          variant={remaining > 0 ? 'text' : 'quiet'}
          className={remaining > 0 ? styles.beside : undefined}
          aria-controls={listId}
          onClick={onFewer}
        >
          <Trans>Show fewer</Trans>
        </Button>
      )}
    </div>
  );
}
