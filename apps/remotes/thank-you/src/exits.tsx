import { followedLink, LinkButton } from '@foyer/ui';
import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from './exits.module.css';

/**
 * The links out of the page; `onLeave` removes the stored order first (THANKS-007, THANKS-008,
 * B-080).
 */
export type ExitLinks = {
  another: string;
  /** `null` in a tag: the page around has a start page of its own. */
  home: string | null;
  /** The orders of who is logged in; `null` for a visitor without an account. */
  inbox: string | null;
  onLeave: (to: string) => void;
};

type ExitsProps = {
  exits: ExitLinks;
  /** Label of the button to another booking; without it only the start page is offered. */
  another?: ReactNode;
};

export function Exits({ exits, another }: ExitsProps) {
  const leave = (to: string) => followedLink(to, () => exits.onLeave(to));
  return (
    <div className={styles.exits}>
      {another && (
        <LinkButton variant="primary" {...leave(exits.another)}>
          {another}
        </LinkButton>
      )}
      {exits.inbox !== null && (
        <LinkButton variant="quiet" href={exits.inbox}>
          <Trans>All your bookings</Trans>
        </LinkButton>
      )}
      {exits.home !== null && (
        <LinkButton
          variant={another ? 'text' : 'primary'}
          className={styles.home ?? ''}
          {...leave(exits.home)}
        >
          <Trans>To the start page</Trans>
        </LinkButton>
      )}
    </div>
  );
}
