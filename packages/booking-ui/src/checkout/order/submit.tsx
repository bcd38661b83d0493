import { Button, Icon, iconLock, iconMail } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './submit.module.css';

type SubmitProps = {
  /** The sum in words, `null` where nothing is priced. */
  total: string | null;
  isEnquiry: boolean;
  /** What the button says of an enquiry, where that is not what the standard checkout calls it. */
  enquiry?: ReactNode;
  accepted: boolean;
  busy: boolean;
  note: ReactNode;
};

/** The one button of the page. Until the terms are accepted it says why it does nothing yet. */
export function Submit({
  total,
  isEnquiry,
  enquiry = <Trans>Send enquiry</Trans>,
  accepted,
  busy,
  note,
}: SubmitProps) {
  const noteId = useId();
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        unavailable={!accepted}
        aria-describedby={noteId}
      >
        <Icon of={isEnquiry ? iconMail : iconLock} />
        {isEnquiry ? (
          enquiry
        ) : total === null ? (
          <Trans>Book</Trans>
        ) : (
          <Trans>Book for {total}</Trans>
        )}
      </Button>
      <p className={styles.note} id={noteId}>
        {accepted ? note : <Trans>Accept the terms to go on.</Trans>}
      </p>
    </div>
  );
}
