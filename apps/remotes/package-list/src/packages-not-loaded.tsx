import { Button, Icon, iconAlert, iconRetry, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

type Props = {
  /** The cards of the last answer are still there. */
  readonly stale: boolean;
  readonly onRetry: () => void;
};

/** The availability call failed: in words, where the packages would be, with a way on (D-4). */
export function PackagesNotLoaded({ stale, onRetry }: Props) {
  return (
    <Notice
      tone="danger"
      icon={iconAlert}
      role="alert"
      title={<Trans>We could not load the packages.</Trans>}
      actions={
        <Button size="s" onClick={onRetry}>
          <Icon of={iconRetry} small />
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {stale ? <Trans>You see the packages of your last search; they may be taken by now.</Trans> : <Trans>Your search is kept. The connection may be slow.</Trans>}
    </Notice>
  );
}
