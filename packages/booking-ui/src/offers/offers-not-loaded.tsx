import { Button, Icon, iconAlert, iconRetry, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** Present where the cards of the last answer are still there: what that means. */
  stale: ReactNode;
  onRetry: () => void;
};

/** The availability call failed: in words, where the offers would be, with a way on (D-4). */
export function OffersNotLoaded({ title, stale, onRetry }: Props) {
  return (
    <Notice
      tone="danger"
      icon={iconAlert}
      role="alert"
      title={title}
      actions={
        <Button size="s" onClick={onRetry}>
          <Icon of={iconRetry} small />
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {stale ?? <Trans>Your search is kept. The connection may be slow.</Trans>}
    </Notice>
  );
}
