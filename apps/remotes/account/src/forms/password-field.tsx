import { Button, TextField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import styles from './form-page.module.css';

type PasswordFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'error' | 'note' | 'autoComplete' | 'name'
>;

/** A password that can be shown; it stays in the field when the call fails. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        required
        spellCheck={false}
        autoCapitalize="none"
      />
      <Button
        variant="text"
        size="s"
        className={styles.reveal ?? ''}
        aria-pressed={shown}
        aria-label={t`Show password`}
        onClick={() => setShown(!shown)}
      >
        {shown ? <Trans>Hide</Trans> : <Trans context="password">Show</Trans>}
      </Button>
    </div>
  );
}
