import { Button, Icon, iconLock, iconMail, WithoutScript, withScript } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './submit.module.css';

type SubmitProps = {
  ref?: Ref<HTMLDivElement>;
  /** The formatted total, `null` where nothing is priced. */
  total: string | null;
  isEnquiry: boolean;
  /** The button's label for an enquiry, where it differs from the standard checkout. */
  enquiry?: ReactNode;
  accepted: boolean;
  busy: boolean;
  note: ReactNode;
};

/** The page's main button. Until the terms are accepted it says why it is disabled. */
export function Submit({
  ref,
  total: amount,
  isEnquiry,
  enquiry = <Trans>Send enquiry</Trans>,
  accepted,
  busy,
  note,
}: SubmitProps) {
  const noteId = useId();
  const look = { type: 'submit', variant: 'primary', size: 'l', wide: true } as const;
  const words = (
    <>
      <Icon of={isEnquiry ? iconMail : iconLock} />
      {isEnquiry ? (
        enquiry
      ) : amount === null ? (
        <Trans>Book</Trans>
      ) : (
        <Trans>Book for {amount}</Trans>
      )}
    </>
  );
  return (
    <div ref={ref} className={styles.submit}>
      <Button
        {...look}
        className={accepted ? undefined : withScript}
        busy={busy}
        unavailable={!accepted}
        aria-describedby={noteId}
      >
        {words}
      </Button>
      {/* Without scripts the button does not follow the box. */}
      {!accepted && (
        <WithoutScript>
          <Button {...look} aria-describedby={noteId}>
            {words}
          </Button>
        </WithoutScript>
      )}
      <p className={styles.note} id={noteId}>
        {accepted ? note : <Trans>Accept the terms to go on.</Trans>}
      </p>
    </div>
  );
}
