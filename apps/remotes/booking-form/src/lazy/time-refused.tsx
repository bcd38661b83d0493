import { Button, iconClock, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

/** A requested time is not possible; shown until it is dismissed (FORM-013, ERR-011, A-178). */
export function TimeRefused({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Notice
      tone="danger"
      icon={iconClock}
      role="alert"
      title={<Trans>The selected time is not available. Please choose another time.</Trans>}
      actions={
        <Button size="s" onClick={onDismiss}>
          <Trans>Got it</Trans>
        </Button>
      }
    />
  );
}
