import { Button, classNames, LinkButton, WithoutScript, withScript } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './list-pager.module.css';

type Props = {
  /** Not shown yet; with 0 the first button is removed. */
  remaining: number;
  /** More than the first page is shown. */
  mayShowFewer: boolean;
  /** Id of the list that grows and shrinks. */
  listId: string;
  /** The page with more cards, for a visitor without scripts. */
  moreHref: string;
  onMore: () => void;
  onFewer: () => void;
};

/** "Show more (7)" and "Show fewer" under a list (ROOM-004, ROOM-005, PACK-003, A-079). */
export function ListPager({ remaining, mayShowFewer, listId, moreHref, onMore, onFewer }: Props) {
  if (remaining === 0 && !mayShowFewer) return null;
  return (
    <div className={styles.pager}>
      {remaining > 0 && (
        <>
          <Button className={withScript} aria-controls={listId} onClick={onMore}>
            <Trans>Show more ({remaining})</Trans>
          </Button>
          <WithoutScript>
            <LinkButton href={moreHref}>
              <Trans>Show more ({remaining})</Trans>
            </LinkButton>
          </WithoutScript>
        </>
      )}
      {mayShowFewer && (
        <Button
          variant={remaining > 0 ? 'text' : 'quiet'}
          className={classNames(remaining > 0 && styles.beside, withScript)}
          aria-controls={listId}
          onClick={onFewer}
        >
          <Trans>Show fewer</Trans>
        </Button>
      )}
    </div>
  );
}
