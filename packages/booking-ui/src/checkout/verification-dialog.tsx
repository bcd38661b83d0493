import { mayResendCode } from '@foyer/domain';
import type { CallProblem } from '@foyer/session';
import {
  Button,
  classNames,
  Dialog,
  iconAlert,
  Notice,
  TextField,
  WithoutScript,
  withScript,
} from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkoutProblemWords } from './checkout-problem-words.ts';
import { checkoutForm, sentFields } from './order/act-on-order.ts';
import styles from './verification-dialog.module.css';

type VerificationDialogProps = {
  /** The server's message: where the code was sent, or what is wrong with it. */
  words: string;
  isWrong: boolean;
  busy: 'checking' | 'resending' | null;
  /** Why the code was not mailed again. */
  resendProblem: CallProblem | null;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onClose: () => void;
};

/** Asks for the code that was mailed to verify an address (VERIFY-001 to VERIFY-004, A-139). */
export function VerificationDialog({
  words,
  isWrong,
  busy,
  resendProblem,
  onSubmit,
  onResend,
  onClose,
}: VerificationDialogProps) {
  const { i18n, t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The platform focuses the first element of a dialog, its close button.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    setEmpty(typed.trim() === '');
    if (typed.trim() === '') field.current?.focus();
    else onSubmit(typed.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Confirm your e-mail address</Trans>}
      closeLabel={t`Close`}
    >
      <WithoutScript className={styles.form}>
        <TextField
          label={t`Verification code`}
          autoComplete="one-time-code"
          inputMode="numeric"
          name={sentFields.code}
          form={checkoutForm}
          error={isWrong && words}
          note={isWrong ? undefined : words}
        />
        <Button type="submit" form={checkoutForm} variant="primary">
          <Trans>Go on</Trans>
        </Button>
      </WithoutScript>
      <form className={classNames(styles.form, withScript)} noValidate onSubmit={submit}>
        <TextField
          label={t`Verification code`}
          autoComplete="one-time-code"
          inputMode="numeric"
          ref={field}
          value={typed}
          error={isEmpty ? <Trans>Please enter the code from the mail.</Trans> : isWrong && words}
          note={isWrong ? undefined : words}
          onChange={(event) => {
            setTyped(event.target.value);
            setEmpty(false);
          }}
        />
        {resendProblem && (
          <Notice
            tone="danger"
            icon={iconAlert}
            role="alert"
            title={<Trans>The code could not be sent again</Trans>}
          >
            {i18n._(checkoutProblemWords(resendProblem))}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            variant="text"
            busy={busy === 'resending'}
            unavailable={!mayResendCode({ typed, resending: busy === 'resending' })}
            onClick={onResend}
          >
            <Trans>Send the code again</Trans>
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy === 'checking'}
            unavailable={typed.trim() === ''}
          >
            <Trans>Go on</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
