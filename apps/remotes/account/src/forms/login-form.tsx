import type { AccountSession } from '@foyer/session';
import { Button, TextField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldOf, textOf, useSending } from './form.ts';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';
import { PasswordField } from './password-field.tsx';
import { ProblemNotice } from './problem-notice.tsx';

type LoginFormProps = {
  title: string;
  lead?: ReactNode;
  logIn: AccountSession['actions']['logIn'];
  beside: AccountSession['beside'];
  site: { hideRegister: boolean };
};

/** E-mail address and password (HEADER-005, HEADER-027). */
export function LoginForm({ title, lead, logIn, beside, site }: LoginFormProps) {
  const { t } = useLingui();
  const { busy, problem, send } = useSending();
  const [missing, setMissing] = useState({ email: false, password: false });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [email, password] = [textOf(typed, 'email').trim(), textOf(typed, 'password')];
    setMissing({ email: email === '', password: password === '' });
    if (email !== '' && password !== '') send(() => logIn(email, password));
    else fieldOf(event.currentTarget, email === '' ? 'email' : 'password')?.focus();
  };
  return (
    <FormPage title={title} lead={lead}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <ProblemNotice problem={problem} />
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={missing.email && <Trans>This field is required.</Trans>}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          error={missing.password && <Trans>This field is required.</Trans>}
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          <Trans>Log in</Trans>
        </Button>
      </form>
      <p className={styles.beside}>
        <a href={beside.forgottenPassword}>
          <Trans>Forgotten your password?</Trans>
        </a>
        {!site.hideRegister && (
          <a href={beside.register}>
            <Trans>Register</Trans>
          </a>
        )}
      </p>
    </FormPage>
  );
}
