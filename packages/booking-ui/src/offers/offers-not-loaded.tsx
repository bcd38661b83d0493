import { Button, Icon, iconAlert, iconRetry, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** What it means that the cards of the last answer are still shown; only then. */
  stale: ReactNode;
  onRetry: () => void;
};

/** The availability call failed: a message in the place of the offers, with a retry (D-4). */
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
