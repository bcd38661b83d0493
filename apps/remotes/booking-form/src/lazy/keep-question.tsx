import { Button, iconInfo, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

/** Whether the site may store the query for the next visit (D-9). */
export function KeepQuestion({ onAnswer }: { onAnswer: (allowed: boolean) => void }) {
  return (
    <Notice
      icon={iconInfo}
      title={<Trans>Remember these choices for your next visit?</Trans>}
      actions={
        <>
          <Button size="s" onClick={() => onAnswer(true)}>
            <Trans>Remember</Trans>
          </Button>
          <Button size="s" variant="text" onClick={() => onAnswer(false)}>
            <Trans>No, thank you</Trans>
          </Button>
        </>
      }
    >
      <Trans>They are kept in cookies on this device, for 100 days.</Trans>
    </Notice>
  );
}
